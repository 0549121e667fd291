// The source of a program generator's choices: a random generator, or the bytes of a fuzzer.
#ifndef WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_CHOICES_H
#define WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_CHOICES_H

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <vector>

namespace warden {

// FromEnvironment returns the number in an environment variable, or `otherwise`.
inline uint64_t FromEnvironment(const char *name, uint64_t otherwise) {
    const char *text = getenv(name);
    return text ? strtoull(text, nullptr, 10) : otherwise;
}

// RandomPrograms selects the programs of a test: `otherwise` programs of seed 1, unless the environment
// selects others.
struct RandomPrograms {
    explicit RandomPrograms(uint64_t otherwise)
        : count(FromEnvironment("WD_SYNC_ORACLE_PROGRAMS", otherwise)),
          seed(FromEnvironment("WD_SYNC_ORACLE_SEED", 1)), first(FromEnvironment("WD_SYNC_ORACLE_FIRST", 0)) {
    }
    uint64_t end() const {
        return first + count;
    }

    uint64_t count, seed, first;
};

class Choices {
  public:
    virtual ~Choices() = default;
    // Below returns a number below `limit`, which is at most 256.
    virtual uint64_t Below(uint64_t limit) = 0;
    // HasEnded returns whether all further choices are 0.
    virtual bool HasEnded() const {
        return false;
    }

    bool OneIn(uint64_t count) {
        return Below(count) == 0;
    }
    template <typename T, size_t N> T Pick(const T (&values)[N]) {
        return values[Below(N)];
    }
};

// RandomChoices stores its choices: as bytes they are an input that gives the same program.
class RandomChoices : public Choices {
  public:
    explicit RandomChoices(uint64_t seed) : random_(seed) {
    }
    uint64_t Below(uint64_t limit) override {
        const uint64_t choice = random_() % limit;
        chosen_.push_back(static_cast<uint8_t>(choice));
        return choice;
    }
    const std::vector<uint8_t> &chosen() const {
        return chosen_;
    }

  private:
    std::mt19937_64 random_;
    std::vector<uint8_t> chosen_;
};

class ByteChoices : public Choices {
  public:
    ByteChoices(const uint8_t *data, size_t size) : data_(data), size_(size) {
    }
    uint64_t Below(uint64_t limit) override {
        return at_ < size_ ? data_[at_++] % limit : 0;
    }
    bool HasEnded() const override {
        return at_ >= size_;
    }

  private:
    const uint8_t *data_;
    size_t size_, at_ = 0;
};

} // namespace warden

#endif

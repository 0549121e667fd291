// Two threads that update descriptor sets.
#include "vk/threads/threads_fixture.h"

#include "vk/report/message_ids.h"

namespace {

class ThreadsUpdates : public ThreadsFixture {};

TEST_F(ThreadsUpdates, TwoThreadsUpdateOneSet) {
    const Set set = NewSet(), other = NewSet();
    const VkWriteDescriptorSet write = Write(set.set), other_write = Write(other.set);
    auto held = Hold(WD_COMMAND_UpdateDescriptorSets, Update(&write));
    Call(WD_COMMAND_UpdateDescriptorSets, Update(&write));
    const Finding finding = TakeFinding();
    EXPECT_EQ(finding.id, "VUID-vkUpdateDescriptorSets-pDescriptorWrites-06993");
    EXPECT_EQ(finding.handle, WD_STATE_NON_DISPATCHABLE(set.set));
    Call(WD_COMMAND_UpdateDescriptorSets, Update(&other_write));
}

// Other flags exempt nothing.
TEST_F(ThreadsUpdates, BindingsThatMayBePartlyBound) {
    const Set set = NewSet(VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT);
    const VkWriteDescriptorSet write = Write(set.set);
    auto held = Hold(WD_COMMAND_UpdateDescriptorSets, Update(&write));
    Call(WD_COMMAND_UpdateDescriptorSets, Update(&write));
    EXPECT_EQ(TakeFinding().id, WD_ID_THREADS_UPDATE_SETS);
}

// The flags exempt updates of different descriptors only.
TEST_F(ThreadsUpdates, TwoThreadsUpdateDescriptorsOfABindingThatMayBeInUse) {
    for (const VkDescriptorBindingFlags flags : {VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT,
                                                 VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT}) {
        const Set set = NewSet(flags, 8);
        VkWriteDescriptorSet write = Write(set.set), other = write;
        write.dstArrayElement = 2;
        write.descriptorCount = 3;
        auto held = Hold(WD_COMMAND_UpdateDescriptorSets, Update(&write));
        for (const uint32_t element : {1, 5}) {
            other.dstArrayElement = element;
            Call(WD_COMMAND_UpdateDescriptorSets, Update(&other));
        }
        other.dstBinding = 1;
        other.dstArrayElement = 2;
        Call(WD_COMMAND_UpdateDescriptorSets, Update(&other));
        other.dstBinding = 0;
        for (const uint32_t element : {2, 4}) {
            other.dstArrayElement = element;
            Call(WD_COMMAND_UpdateDescriptorSets, Update(&other));
            const Finding finding = TakeFinding();
            EXPECT_EQ(finding.id, "VUID-vkUpdateDescriptorSets-pDescriptorWrites-06993");
            EXPECT_EQ(finding.type, VK_OBJECT_TYPE_DESCRIPTOR_SET);
            EXPECT_EQ(finding.handle, WD_STATE_NON_DISPATCHABLE(set.set));
            EXPECT_TRUE(Contains(finding.text, "Both update the same descriptor. ")) << finding.text;
        }
        VkCopyDescriptorSet copy = {};
        copy.srcSet = NewSet(flags, 8).set;
        copy.dstSet = set.set;
        copy.dstArrayElement = 3;
        copy.descriptorCount = 1;
        wd_UpdateDescriptorSets_args copies = {};
        copies.descriptorCopyCount = 1;
        copies.pDescriptorCopies = &copy;
        Call(WD_COMMAND_UpdateDescriptorSets, copies);
        EXPECT_EQ(TakeFinding().handle, WD_STATE_NON_DISPATCHABLE(set.set));
    }
}

// Sets of pools that are in host memory only are exempt without flags of their bindings.
TEST_F(ThreadsUpdates, TwoThreadsUpdateASetOfTheHost) {
    const Set set = NewSet(0, 2, VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT);
    VkWriteDescriptorSet write = Write(set.set), other = write;
    other.dstArrayElement = 1;
    auto held = Hold(WD_COMMAND_UpdateDescriptorSets, Update(&write));
    Call(WD_COMMAND_UpdateDescriptorSets, Update(&other));
    other.dstArrayElement = 0;
    Call(WD_COMMAND_UpdateDescriptorSets, Update(&other));
    EXPECT_TRUE(Contains(TakeFinding().text, "Both update the same descriptor. "));
}

// A write that is longer than its binding continues in the next one.
TEST_F(ThreadsUpdates, AnUpdateContinuesInTheNextBinding) {
    const Set set = NewSet(VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT, 8);
    VkWriteDescriptorSet write = Write(set.set), other = write;
    write.dstArrayElement = 6;
    write.descriptorCount = 4;
    other.dstBinding = 1;
    auto held = Hold(WD_COMMAND_UpdateDescriptorSets, Update(&write));
    other.dstArrayElement = 2;
    Call(WD_COMMAND_UpdateDescriptorSets, Update(&other));
    other.dstArrayElement = 1;
    Call(WD_COMMAND_UpdateDescriptorSets, Update(&other));
    EXPECT_EQ(TakeFinding().handle, WD_STATE_NON_DISPATCHABLE(set.set));
}

TEST_F(ThreadsUpdates, ASetIsFreedWhileABindingThatMayBeInUseIsUpdated) {
    const Set set = NewSet(VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT);
    const VkWriteDescriptorSet write = Write(set.set);
    auto held = Hold(WD_COMMAND_UpdateDescriptorSets, Update(&write));
    Call(WD_COMMAND_FreeDescriptorSets,
         wd_FreeDescriptorSets_args{device_->handle, set.pool, 1, &set.set, VK_SUCCESS});
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_DESCRIPTOR_SET);
}

TEST_F(ThreadsUpdates, CopiesReadTheSourceAndWriteTheDestination) {
    const Set source = NewSet(), destination = NewSet();
    VkCopyDescriptorSet copy = {};
    copy.srcSet = source.set;
    copy.dstSet = destination.set;
    copy.descriptorCount = 1;
    wd_UpdateDescriptorSets_args args = {};
    args.descriptorCopyCount = 1;
    args.pDescriptorCopies = &copy;
    auto held = Hold(WD_COMMAND_UpdateDescriptorSets, args);
    VkCopyDescriptorSet second = copy;
    second.dstSet = NewSet().set;
    args.pDescriptorCopies = &second;
    Call(WD_COMMAND_UpdateDescriptorSets, args);
    second.dstSet = destination.set;
    Call(WD_COMMAND_UpdateDescriptorSets, args);
    EXPECT_EQ(TakeFinding().handle, WD_STATE_NON_DISPATCHABLE(destination.set));
}

} // namespace

// The model of the statements of the build's registry.
#include "vk/core/testing/statement_model.h"
#include "vk/registry/hooks.h"

namespace wd::testing {

#include "vk/core/statements/statements_model.inc" // generated

} // namespace wd::testing

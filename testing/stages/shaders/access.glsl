// The accesses of a stage (stages.glsl), or its operations (operations.glsl) if OPERATIONS is defined.
#define WORDS_PER_ROW 16
#ifdef HAS_QUERIES
#extension GL_EXT_ray_query : require
#endif
#ifdef OPERATIONS
#define LOCAL_SIZE 2
#include "operations.glsl"
#else
#define LOCAL_SIZE 1
#include "stages.glsl"
#endif

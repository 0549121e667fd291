// Fuzzes the reading of manifests: the input is a manifest's text. Files that it names are not opened.
#include <stdint.h>
#include <stdlib.h>

#include "tools/errdecode/errdecode.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    errdecode_shaders shaders = {0};
    errdecode_manifest manifest;
    if (errdecode_manifest_parse(&manifest, &shaders, "folder/manifest.json", data, size) == 0) {
        // Enough to meet every path, few enough to keep one run short.
        for (size_t i = 0; i < manifest.num_dumps && i < 8; i++) {
            const errdecode_dump *dump = &manifest.dumps[i];
            if (!errdecode_manifest_find(&manifest, dump->path) ||
                !errdecode_manifest_find(&manifest, dump->file)) {
                abort();
            }
        }
        errdecode_manifest_find(&manifest, "/");
    }
    errdecode_manifest_finish(&manifest);
    errdecode_shaders_finish(&shaders);
    return 0;
}

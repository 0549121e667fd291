// The entries through which the Vulkan loader finds the layer for a user: on Windows values in a list of the registry,
// each the path of a manifest; elsewhere one manifest in a folder of the user.
#ifndef WARDEN_TOOLS_WARDEN_WARDEN_ENTRIES_H
#define WARDEN_TOOLS_WARDEN_WARDEN_ENTRIES_H

#include "tools/warden/warden.h"

// warden_entry_kind is how an entry relates to the copy of the layer that this program belongs to.
typedef enum warden_entry_kind {
    WARDEN_ENTRY_OWN,      // The loader finds this copy through it.
    WARDEN_ENTRY_PART,     // This copy's own manifest, in a folder that the loader searches.
    WARDEN_ENTRY_OUTDATED, // Of this copy, but turned off, or made from another version of its manifest.
    WARDEN_ENTRY_STALE,    // Of a copy that is no longer there.
    WARDEN_ENTRY_OTHER,    // Of another copy, or not of the layer.
} warden_entry_kind;

typedef struct warden_entry {
    warden_entry_kind kind;
    char *path;       // Of a manifest, spelled as in the registry.
    char *library;    // That the manifest names; "": it is not a manifest of the layer.
    bool is_replaced; // warden_entries_add replaces the file.
} warden_entry;

typedef struct warden_entries {
    WD_VECTOR(warden_entry) found;
    char *text; // Of the manifest that is to be written. NULL: the registry lists manifests.
    char *path; // Of the manifest that this copy's entry has.
} warden_entries;

// warden_entries_find finds the entries for `layer`. Finish them also after a failure. All functions return an exit
// code, after an error message.
int warden_entries_find(warden_entries *entries, const warden_layer *layer);
void warden_entries_finish(warden_entries *entries);

// warden_entries_add makes the loader find this copy.
int warden_entries_add(const warden_entries *entries);

// warden_entries_remove removes one entry.
int warden_entries_remove(const warden_entries *entries, const warden_entry *entry);

#endif

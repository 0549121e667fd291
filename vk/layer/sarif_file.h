// A SARIF log on disk that is complete after each finding, so that a process that crashes leaves a valid file.
//
// A process has one file for each path: instances that name the same path share it, at the same time or one after the
// other. So files stay open until the process ends. A child that was forked without exec writes nothing: the file is
// its parent's. A process whose path another process writes to at the same time writes to a file next to it:
// "a-PID.sarif" for "a.sarif". If a write fails, the file has the findings before it; if that is impossible, the file
// is removed.
//
// | function | threads    |
// |----------|------------|
// | all      | any thread |
#ifndef WARDEN_VK_LAYER_SARIF_FILE_H
#define WARDEN_VK_LAYER_SARIF_FILE_H

#include "vk/report/report.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_sarif_file wd_sarif_file;

// wd_sarif_file_open returns the file of this process at `path`, in which "%p" is the process id; a file that no
// process writes to is replaced. WD_ERROR_IO with errno: the file cannot be opened. WD_ERROR_NOT_A_FILE: `path` is a
// pipe or a device.
wd_status wd_sarif_file_open(const char *path, wd_sarif_file **file);

// wd_sarif_file_add adds a finding. WD_ERROR_IO, with errno set, or WD_ERROR_OUT_OF_MEMORY, once: the finding was not
// added, and later calls do nothing.
wd_status wd_sarif_file_add(wd_sarif_file *file, const wd_finding *finding);

// wd_sarif_file_path returns the path of the file, "%p" expanded. Constant.
const char *wd_sarif_file_path(const wd_sarif_file *file);

// wd_sarif_file_is_moved returns whether the file is not at the path of wd_sarif_file_open, because another process
// writes to that. Constant.
bool wd_sarif_file_is_moved(const wd_sarif_file *file);

#ifdef __cplusplus
}
#endif
#endif

// <endian.h> for Windows, which runs on little-endian processors only.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_ENDIAN_H
#define WARDEN_VK_PLATFORM_WINDOWS_ENDIAN_H

#define le32toh(value) (value)
#define htole32(value) (value)
#define le64toh(value) (value)
#define htole64(value) (value)

#endif

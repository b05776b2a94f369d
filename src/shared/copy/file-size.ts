/** The size of a file as people say it: 640 KB, 1.2 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`
}

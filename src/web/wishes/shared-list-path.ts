/** Returns the path of a list that its owner shares. */
export function sharedListPath(key: string): string {
  return `/shared-list/${encodeURIComponent(key)}`
}

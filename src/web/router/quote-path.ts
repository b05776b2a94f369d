/** Returns the path of a quotation, opened by its key. */
export function quotePath(number: string, key: string): string {
  return `/quote/${encodeURIComponent(number)}?key=${encodeURIComponent(key)}`
}

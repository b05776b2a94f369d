/** Address of a stored data sheet: named by the hash of its content, and by its size, so that a page can say that. */
const kept = /^\/uploads\/[0-9a-f]{64}-([1-9]\d{0,8})\.pdf$/

/** The bytes of a data sheet, by its address; undefined: none of ours. */
export function bytesOfSheet(address: string): number | undefined {
  const bytes = kept.exec(address)?.[1]
  return bytes === undefined ? undefined : Number(bytes)
}

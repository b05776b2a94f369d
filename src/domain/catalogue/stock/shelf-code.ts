/** Shelves are compared and sorted: 'a  03' is 'A 03'. Nothing typed is no shelf. */
export function shelfCode(typed: string): string | null {
  const shelf = typed.trim().replace(/\s+/g, ' ').toUpperCase()
  return shelf === '' ? null : shelf
}

/**
 * A text for the terminal, without what would move its cursor, turn its direction or hide in it. What shoppers write was
 * not always checked for that. Line ends stay.
 */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]|\p{Cf}|[\u2028\u2029]/gu, '')
}

/** The cart badge (SPEC §2): '00.00' for none, '01.00' below ten, the plain count from ten on. */
export function cartBadge(lines: number): string {
  return lines < 10 ? `0${lines}.00` : String(lines)
}

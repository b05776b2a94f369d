/** A UPI id of which only the bank is told, and enough to know one's own: `am…@okaxis`. */
export function maskVpa(vpa: string | null): string | null {
  if (vpa === null) return null
  const at = vpa.lastIndexOf('@')
  return at < 1 ? null : `${vpa.slice(0, Math.min(2, at - 1))}…${vpa.slice(at)}`
}

const half = 10_000

/**
 * The number of a request, as people read it out: `REQ-4829-1307`. It is drawn by lot (`randomInt` gives whole numbers from 0 below its
 * argument), so that nobody can count requests.
 */
export function drawRequestNumber(randomInt: (below: number) => number): string {
  const digits = () => String(randomInt(half)).padStart(4, '0')
  return `REQ-${digits()}-${digits()}`
}

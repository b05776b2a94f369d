/** The nominal bores of pipes in millimetres, by the inches that everybody says (IS 1239, ISO 6708). */
const pipes: readonly (readonly [inches: number, nominal: number])[] = [
  [1 / 8, 6],
  [1 / 4, 8],
  [3 / 8, 10],
  [1 / 2, 15],
  [3 / 4, 20],
  [1, 25],
  [1.25, 32],
  [1.5, 40],
  [2, 50],
  [2.5, 65],
  [3, 80],
  [4, 100],
  [5, 125],
  [6, 150],
  [8, 200],
]

/** The nominal bore of a pipe that is called by so many millimetres' worth of inches: 12.7 gives 15. */
export function nominalOfInches(mm: number): number | undefined {
  return pipes.find(([inches]) => Math.abs(inches * 25.4 - mm) < 0.2)?.[1]
}

/** Returns the inches by which a nominal bore is called, in millimetres: 15 gives 12.7. */
export function inchesOfNominal(nominal: number): number | undefined {
  const inches = pipes.find((pipe) => pipe[1] === nominal)?.[0]
  return inches === undefined ? undefined : inches * 25.4
}

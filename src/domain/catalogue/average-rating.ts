/** The mean of the stars given, to one decimal; 0 where nobody has rated. `counts` are those of 1 to 5 stars, in order. */
export function averageRating(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return total === 0 ? 0 : Math.round((stars * 10) / total) / 10
}

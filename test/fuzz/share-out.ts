/** At least so many of each call in a whole run, where there are enough for all; of the dearest as many as take so long. */
const LEAST = 300
const LEAST_MS = 90_000
/** The cheapest are asked for at most so many times as often as if all were alike. */
const MOST_TIMES = 3

/**
 * Returns the number of requests for each call, by the cost of one in ms: as many as take the same time, but at least 300 (or
 * half of an even share; of calls that cost more than 300 ms, as many as a minute and a half has room for), and no more than
 * three even shares. Their sum is `requests`, but for rounding.
 */
export function shareOut(costs: readonly number[], requests: number): number[] {
  const even = requests / costs.length
  const least = (cost: number) => Math.min(LEAST, even / 2, Math.max(1, LEAST_MS / cost))
  const share = (time: number) =>
    costs.map((cost) => Math.min(even * MOST_TIMES, Math.max(least(cost), time / Math.max(cost, 0.01))))
  const sum = (time: number) => share(time).reduce((all, each) => all + each, 0)
  let [low, high] = [0, requests * Math.max(1, ...costs)]
  for (let turn = 0; turn < 100; turn += 1) {
    const middle = (low + high) / 2
    if (sum(middle) < requests) low = middle
    else high = middle
  }
  return share(high)
}

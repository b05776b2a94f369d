import { handleOf } from '../../../domain/catalogue/handle-of.ts'

const longest = 60

/** A readable id for something of this name that nothing of `all` has: "Pumps & Motors" is pumps-motors. */
export function freeHandle(name: string, all: readonly { id: string }[]): string {
  const handle = handleOf(name).slice(0, longest).replace(/-+$/, '')
  const taken = new Set(all.map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? handle : `${handle}-${number}`
    if (!taken.has(tried)) return tried
  }
}

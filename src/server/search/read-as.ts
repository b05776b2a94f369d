import type { Wish } from '../../domain/search/search-wishes.ts'

/**
 * What was looked for where a text was corrected, or where something of it was left out: `hex nut` for `hex nut m10`. Undefined where all
 * that it says was looked for as it stands.
 */
export function readAs(said: readonly Wish[], used: readonly Wish[]): string | undefined {
  const text = used.map((wish) => textOf(wish, said)).join(' ')
  return text === '' || text === said.map(({ typed }) => typed).join(' ') ? undefined : text
}

/** As it was typed; what took its place by the words of its first meaning. */
function textOf(wish: Wish, said: readonly Wish[]): string {
  const { typed, ways } = wish
  const first = ways[0] ?? []
  const asTyped = said.find((each) => each.typed === typed)?.ways[0] ?? []
  const isSame = first.map(({ text }) => text).join() === asTyped.map(({ text }) => text).join()
  return isSame ? typed : first.map(({ text }) => text).join(' ')
}

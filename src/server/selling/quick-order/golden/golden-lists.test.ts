import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import type { ListLine } from '../../../../shared/contract/lists.ts'
import { readPastedList } from '../read-pasted-list.ts'
import { goldenMessages, type Wanted } from './messages.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
}, 120_000)
afterAll(() => shop.close())

const said = ({ match }: ListLine) => match && (match.variantId ?? match.productId)
const isRight = (line: ListLine, [quantity, article]: Wanted) =>
  article !== null && said(line) === article && line.quantity === quantity

/** A line as it was read beside the line that was meant; undefined where there is none. */
type Pair = { line: ListLine | undefined; want: Wanted | undefined }

/** Reads a message; one with another number of lines than was meant counts as wrong in every line. */
async function readMessage(text: string, wants: Wanted[]): Promise<Pair[]> {
  const { lines } = await readPastedList(shop.shop, text)
  if (lines.length === wants.length) return lines.map((line, at) => ({ line, want: wants[at] }))
  return [...lines.map((line) => ({ line, want: undefined })), ...wants.map((want) => ({ line: undefined, want }))]
}

function describe({ line, want }: Pair): string {
  const read = line ? `${line.text}: ${said(line)} ${line.quantity}${line.sure ? ' SURE' : ''}` : 'no line'
  return `${read}, meant ${want?.join(' ') ?? 'nothing'}`
}

test('what a sure line says is what was meant, and most of what is meant is found', async () => {
  const pairs: Pair[] = []
  for (const { text, wants } of goldenMessages) pairs.push(...(await readMessage(text, wants)))
  const right = ({ line, want }: Pair) => line !== undefined && want !== undefined && isRight(line, want)
  const sure = pairs.filter(({ line }) => line?.sure)
  const meant = pairs.filter(({ want }) => want && want[1] !== null)
  const precision = sure.filter(right).length / sure.length
  const recall = meant.filter(right).length / meant.length
  const recallOfSure = meant.filter((pair) => right(pair) && pair.line?.sure).length / meant.length
  const figures = {
    messages: goldenMessages.length,
    meant: meant.length,
    sure: sure.length,
    precision,
    recall,
    recallOfSure,
  }
  console.info(JSON.stringify(figures), [...sure, ...meant].filter((pair) => !right(pair)).map(describe))
  expect(goldenMessages.length).toBeGreaterThanOrEqual(60)
  expect(precision).toBeGreaterThanOrEqual(0.98)
  expect(recall).toBeGreaterThanOrEqual(0.93)
}, 120_000)

test.each(['m8 die 1 no', 'm8 die set 2', 'sleeve 20 mm 4 nos'])(
  '%s: what lies on a shelf for several kinds is not therefore one of them',
  async (text) => {
    const [line] = (await readPastedList(shop.shop, text)).lines
    expect(line).toMatchObject({ match: null, sure: false })
  },
)

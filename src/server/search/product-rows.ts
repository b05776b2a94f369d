import { productTag, stockTag, structureTag } from '../../shared/cache-tags.ts'
import type { ProductRow } from '../catalogue/product-row.ts'
import type { Shop } from '../platform/shop.ts'
import { type NumberedRow, selectNumbered } from './product-page-queries.ts'

// The same products stand on many pages: first of their category, and of each text that it is found by. What the database
// says of one is kept beside the public answers, until something of it changes.

/** About how much room a product takes beside its texts, each of its variants, and a letter of its description. */
const BYTES = { product: 5000, variant: 2000, letter: 2 }

/** Products that wait to be asked about together. */
interface Question {
  numbers: number[]
  answer: Promise<Map<number, NumberedRow>>
}

/** Next question of each shop. */
const questions = new WeakMap<Shop, Question>()

/** The products with these numbers, in their order; one that is not on sale any more is left out. */
export async function productRows(shop: Shop, numbers: readonly number[]): Promise<ProductRow[]> {
  const rows = await Promise.all(numbers.map((no) => recallRow(shop, no)))
  return rows.filter((row) => row !== undefined)
}

function recallRow(shop: Shop, no: number): Promise<ProductRow | undefined> {
  return shop.cache.recall(`product ${no}`, async () => {
    const value = await askTogether(shop, no)
    if (!value) return { value, bytes: 0, tags: [] }
    return { value, bytes: bytesOf(value), tags: [productTag(value.id), stockTag(value.id), structureTag] }
  })
}

function bytesOf({ description, specifications, variants }: ProductRow): number {
  const parts = variants.length + specifications.length / 4
  return BYTES.product + parts * BYTES.variant + description.length * BYTES.letter
}

/** Asks for a product in one question with the others of the same turn, such as the products of a page. */
async function askTogether(shop: Shop, no: number): Promise<NumberedRow | undefined> {
  const question = questions.get(shop) ?? openQuestion(shop)
  question.numbers.push(no)
  return (await question.answer).get(no)
}

function openQuestion(shop: Shop): Question {
  const numbers: number[] = []
  const answer = Promise.resolve().then(async () => {
    questions.delete(shop)
    const rows = await selectNumbered(shop.db, numbers)
    return new Map(rows.map((row) => [row.no, row]))
  })
  const question = { numbers, answer }
  questions.set(shop, question)
  return question
}

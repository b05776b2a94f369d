import { type GoodsWrite, type PlannedGoods, planGoods } from '../../../domain/catalogue/plan-goods.ts'
import { factsTag, listingTag, productTag, structureTag } from '../../../shared/cache-tags.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import type { Goods, GoodsVariant } from '../../../shared/office/goods-types.ts'
import { noBrand, noCategory } from '../../../shared/office/plain-places.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { addNamed, type NamedRecord } from '../add-named.ts'
import { type Receipt, receiveStock } from '../stock/receive-stock.ts'
import { diffGoods, type GoodsDiff } from './diff-goods.ts'
import { keepDiscount } from './enforce-discount-limit.ts'
import { lockGoods } from './goods-rows.ts'
import { movePieces, planPieces } from './move-pieces.ts'
import { nameGoods } from './name-goods.ts'
import { insertProducts, insertVariants, updateProducts, updateVariants } from './put-goods.ts'
import { readSuccessorFacts } from './read-successor-facts.ts'
import { refuseGoods } from './refuse-goods.ts'

/** Result of one write: the product as it is now, and the ids of the variants that it added, in their order. */
export interface WrittenGoods {
  id: string
  version: number
  addedVariants: string[]
}

/** Options of writing products. */
export interface WriteOptions {
  /** Former states come back, whatever the rules have become. */
  isUndo?: boolean
  /** The products, where the caller has locked them in this transaction already. */
  locked?: ReadonlyMap<string, Goods> | undefined
  /** Of a single product that gets its first variants: which of them its pieces become. */
  piecesTo?: number | undefined
}

/**
 * Makes and changes products and their variants in the caller's command, thousands in a few statements: prices, texts, state
 * (archived, restored), everything that people edit. The rules are the domain's (plan-goods); a product of variants keeps the price
 * of its cheapest one; the history gets the changed fields of each record, and what shoppers are shown is made anew. Each
 * product at most once in `writes`; answers in their order. Throws `not_found` where a product or variant is not there,
 * `bad_input` with the sentences by field where anything stands against it, `not_allowed` where a price falls further than the person
 * may lower it: then nothing is written. Pieces in stock go with what is sold (move-pieces).
 */
export async function writeGoods(
  work: CommandWork,
  { clock }: Pick<Shop, 'clock'>,
  writes: readonly GoodsWrite[],
  { isUndo = false, locked, piecesTo }: WriteOptions = {},
): Promise<WrittenGoods[]> {
  const now = clock()
  const plans = await planWrites(work.tx, writes, { now, isUndo, locked })
  refuseGoods(plans)
  await keepDiscount(work, plans, now)
  const moves = await planPieces(work, plans, { isUndo, piecesTo })
  await addNamed(work, plainPlacesOf(plans))
  await nameNew(work, plans, writes)
  const changed = plans.map((plan) => diffGoods(plan))
  await store(work, changed, now)
  for (const { history } of changed)
    for (const { entity, id, before, after } of history) work.changed(entity, id, before, after)
  tellCache(work, changed)
  const written = plans.map((plan) => writtenOf(plan))
  await movePieces(work, moves, written[0]?.addedVariants ?? [], now)
  return written
}

/** Plans the writes on the products that they lock: the result of each, and its problems. Throws `not_found`. */
export async function planWrites(
  tx: CommandWork['tx'],
  writes: readonly GoodsWrite[],
  { now, isUndo = false, locked }: { now: Date; isUndo?: boolean; locked?: ReadonlyMap<string, Goods> | undefined },
): Promise<PlannedGoods[]> {
  const ids = writes.flatMap(({ id }) => (id === null ? [] : [id]))
  const known = locked ?? (await lockGoods(tx, ids))
  const facts = await readSuccessorFacts(tx, writes)
  return writes.map((write) => planGoods(presentOf(known, write), write, facts, { now, isUndo }))
}

function presentOf(known: ReadonlyMap<string, Goods>, { id, variants = [] }: GoodsWrite): Goods | null {
  if (id === null) return null
  const goods = known.get(id)
  if (!goods) throw new Failure('not_found', failures.productNotFound)
  const ids = new Set(goods.variants.map((variant) => variant.id))
  const isStrange = variants.some((variant) => variant.id !== null && !ids.has(variant.id))
  if (isStrange) throw new Failure('not_found', failures.variantNotFound)
  return goods
}

/** Brand and category of goods that have none, where one of these comes there. */
function plainPlacesOf(plans: readonly PlannedGoods[]): NamedRecord[] {
  const comes = (field: 'brandId' | 'categoryId', id: string) =>
    plans.some(({ before, after }) => after.product[field] === id && before?.product[field] !== id)
  return [
    ...(comes('brandId', noBrand.id) ? [{ kind: 'brand' as const, ...noBrand }] : []),
    ...(comes('categoryId', noCategory.id) ? [{ kind: 'category' as const, ...noCategory }] : []),
  ]
}

/** New products and variants get the handles by which they will always be known. */
async function nameNew({ tx, commandId }: CommandWork, plans: PlannedGoods[], writes: readonly GoodsWrite[]) {
  const chance = commandId.slice(0, 4)
  const products = plans.flatMap(({ before, after }, at) =>
    before ? [] : [{ goods: after, name: after.product.name, wanted: writes[at]?.wantedId }],
  )
  for (const [at, id] of (await nameGoods(tx, 'products', products, chance)).entries()) {
    if (products[at]) products[at].goods.id = id
  }
  const variants = plans.flatMap(({ after }, at) => {
    const added = writes[at]?.variants?.filter(({ id }) => id === null) ?? []
    return after.variants
      .filter(({ id }) => id === '')
      .map((variant, nth) => ({ variant, name: variant.name, wanted: added[nth]?.wantedId, prefix: `${after.id}--` }))
  })
  const asked = variants.map(({ wanted, name, prefix }) => (wanted === undefined ? { name, prefix } : { name, wanted }))
  for (const [at, id] of (await nameGoods(tx, 'variants', asked, chance)).entries()) {
    if (variants[at]) variants[at].variant.id = id
  }
}

async function store({ tx }: CommandWork, all: readonly GoodsDiff[], now: Date): Promise<void> {
  const products = (isNew: boolean) =>
    all.flatMap((each) => (each.isNew === isNew && each.product ? [each.product] : []))
  await insertProducts(tx, products(true), now)
  await updateProducts(tx, products(false), now)
  await insertVariants(
    tx,
    all.flatMap(({ added }) => added),
  )
  await updateVariants(
    tx,
    all.flatMap(({ moved }) => moved),
  )
  const accounts = all.flatMap((each): Receipt[] => {
    const id = each.product?.id
    const own = each.isNew && each.added.length === 0 && id !== undefined
    const none = { quantity: 0 }
    return own
      ? [{ productId: id, variantId: null, ...none }]
      : each.added.map((variant) => ({ productId: variant.productId, variantId: variant.id, ...none }))
  })
  if (accounts.length > 0) await receiveStock(tx, accounts, now, '')
}

/** Of many products one wide tag: each public answer on goods has it. */
function tellCache({ stale }: CommandWork, all: readonly GoodsDiff[]): void {
  const ids = all.flatMap(({ product, added, moved }) => {
    const id = product?.id ?? added[0]?.productId ?? moved[0]?.productId
    return id === undefined ? [] : [id]
  })
  if (ids.length === 0) return
  stale(listingTag)
  if (!all.every(isOnlyPrices)) stale(factsTag)
  if (ids.length > goodsLimits.toldOneByOne) stale(structureTag)
  else for (const id of ids) stale(productTag(id))
}

const prices = new Set(['price', 'offerPrice', 'ownPrice', 'priceBreaks'])

/** Prices change more often than what goods are: what was counted by that stays. */
function isOnlyPrices({ isNew, history }: GoodsDiff): boolean {
  return (
    !isNew && history.every(({ before, after }) => before && Object.keys(after).every((field) => prices.has(field)))
  )
}

function writtenOf({ before, after }: PlannedGoods): WrittenGoods {
  const old = new Set(before?.variants.map(({ id }: GoodsVariant) => id))
  const addedVariants = after.variants.flatMap(({ id }) => (old.has(id) ? [] : [id]))
  return { id: after.id, version: after.version, addedVariants }
}

import { type Kysely, sql } from 'kysely'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { productsOfVariants, selectGoods } from './goods-rows.ts'
import { writeGoods } from './write-goods.ts'

/** The addresses of a product's or a variant's pictures, the first one in front. Throws `not_found`. */
export async function listPictures({ db }: Shop, productOrVariantId: string): Promise<string[]> {
  return (await findPictured(db, productOrVariantId)).images
}

/** Puts pictures in the place of a product's or a variant's. Throws `not_found`. */
export function setPictures(shop: Shop, productOrVariantId: string, images: readonly string[]): Promise<void> {
  return atTerminal(shop, 'product.pictures', { id: productOrVariantId, images }, async (work) => {
    const { kind, name } = await putPictures(work, productOrVariantId, images, shop.clock())
    work.about({ kind, id: productOrVariantId, name })
  })
}

/** Puts pictures in their place in the caller's command; none: `not_found` as for what is not there. */
export async function putPictures(
  work: CommandWork,
  id: string,
  images: readonly string[],
  now: Date,
): Promise<{ kind: 'product' | 'variant'; name: string }> {
  if (images.length === 0) throw new Failure('not_found', failures.productNotFound)
  const { productId, kind, name } = await findPictured(work.tx, id)
  const fields = { images: [...images] }
  const write = kind === 'product' ? { product: fields } : { variants: [{ id, fields }] }
  await writeGoods(work, { clock: () => now }, [{ id: productId, ...write }])
  return { kind, name }
}

async function findPictured(db: Kysely<Database>, id: string) {
  const productId = (await productsOfVariants(db, [id])).get(id) ?? id
  const [goods] = await selectGoods(db, sql`SELECT ${productId}::text`)
  if (!goods) throw new Failure('not_found', failures.productNotFound)
  const variant = goods.variants.find((each) => each.id === id)
  const kind = variant ? ('variant' as const) : ('product' as const)
  const { name, images } = variant ?? goods.product
  return { productId, kind, name, images }
}

import type { SaleWanted } from '../../../domain/catalogue/sales/check-sale.ts'
import { judgeSalePrice } from '../../../domain/catalogue/sales/sale-price.ts'
import { sellingPrice } from '../../../domain/catalogue/selling-price.ts'
import type { SalePreview } from '../../../shared/contract/office/sales.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { saleLimits } from '../../../shared/sale-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { refuseUnknown, saleOf } from './add-sale.ts'
import { scopeOfSale, termsOfSale } from './begin-sale.ts'
import { findReached, type ReachedRow } from './reach-queries.ts'

/** Returns the prices that a sale would make of those that are asked now. Throws `bad_input` like addSale. */
export async function previewSale(
  shop: Pick<Shop, 'clock' | 'newId' | 'db'>,
  by: CommandWork['by'],
  wanted: SaleWanted,
): Promise<SalePreview> {
  const sale = saleOf(shop, by, wanted)
  await refuseUnknown(shop.db, sale)
  const reached = await findReached(shop.db, scopeOfSale(sale), saleLimits.goods + 1)
  if (reached.length > saleLimits.goods) {
    const sentence = copy.manyReached(saleLimits.goods)
    throw new Failure('bad_input', sentence, { errors: { targets: sentence } })
  }
  const terms = termsOfSale(sale)
  const judged = reached.map((each) => ({ each, judged: judgeSalePrice(each, terms) }))
  const refused = judged.filter((one) => 'refusal' in one.judged)
  const priced = judged.filter((one) => 'price' in one.judged)
  return {
    priced: priced.length,
    refused: refused.length,
    belowCost: judged.filter((one) => one.judged.isBelowCost).length,
    goods: [...refused, ...priced].slice(0, saleLimits.shown).map(({ each, judged }) => ({
      productId: each.productId,
      variantId: each.variantId,
      name: nameOfGoods(each),
      now: rupeesFromPaise(sellingPrice(each)),
      price: 'price' in judged ? rupeesFromPaise(judged.price) : null,
      refusal: 'refusal' in judged ? judged.refusal : null,
      belowCost: judged.isBelowCost,
    })),
  }
}

function nameOfGoods({ name, variantName }: ReachedRow): string {
  return variantName === null ? name : `${name}, ${variantName}`
}

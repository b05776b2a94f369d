import type { OneSale } from '../../../shared/contract/office/sales.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { saleGoodsStates } from '../../../shared/office/sale-states.ts'
import { Card } from '../../parts/card.tsx'
import { SalePrices } from './sale-prices.tsx'

/** Fates of the goods of a sale: how many, and the first of them. */
export function SaleGoodsPart({ sale: { counts, goods } }: { sale: OneSale }) {
  const said = saleGoodsStates.flatMap((state) => (counts[state] > 0 ? [copy.counts[state](counts[state])] : []))
  const all = saleGoodsStates.reduce((sum, state) => sum + counts[state], 0)
  const rows = goods.map(({ was: now, refusal: note, ...row }) => ({ ...row, now, note }))
  return (
    <Card title={copy.goodsTitle} text={said.join(' · ') || copy.goodsNone}>
      {goods.length > 0 && <SalePrices label={copy.goodsTitle} rows={rows} />}
      {all > goods.length && <p className="text-sm text-steel">{copy.firstOf(goods.length, all)}</p>}
    </Card>
  )
}

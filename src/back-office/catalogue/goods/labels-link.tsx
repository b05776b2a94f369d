import { Tags } from 'lucide-react'
import type { GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { type LabelLine, labelsAddress } from '../../../shared/office/label-lines.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** To the labels, with one for each that is sold. */
export default function LabelsLink({ record }: { record: GoodsDetail['record'] }) {
  return (
    <ButtonLink kind="quiet" to={labelsAddress(piecesOf(record))}>
      <Icon of={Tags} size={18} />
      {copy.labels}
    </ButtonLink>
  )
}

function piecesOf({ _id: productId, variants }: GoodsDetail['record']): LabelLine[] {
  const sold = variants.filter(({ active }) => active)
  if (sold.length === 0) return [{ productId, variantId: null, copies: 1 }]
  return sold.map(({ _id: variantId }) => ({ productId, variantId, copies: 1 }))
}

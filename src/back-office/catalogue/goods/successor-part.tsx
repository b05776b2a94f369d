import { useQuery } from '@tanstack/react-query'
import { goodsCopy } from '../../../shared/copy/office/goods-screens.ts'
import { ChosenKeys } from '../../parts/chosen-keys.tsx'
import { FindProducts } from '../../parts/find-products.tsx'
import { PartFailed } from '../../parts/part-failed.tsx'
import { goodsQuery } from './goods-data.ts'
import type { GoodsForm } from './use-goods-draft.ts'

const copy = goodsCopy.successor

/** The product that is sold in place of this one when it is gone: found by name, taken away again. */
export default function SuccessorPart({ form, id }: { form: GoodsForm; id: string }) {
  const successor = form.value<string | null>('replacedBy')
  const query = useQuery({ ...goodsQuery(successor ?? ''), enabled: successor !== null })
  const record = successor === null ? undefined : query.data?.data.record
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <FindProducts
        copy={copy}
        has={successor === null ? [id] : [id, successor]}
        error={form.error('replacedBy')}
        onAdd={({ _id }) => form.set('replacedBy', _id)}
      />
      <ChosenKeys
        chosen={successor === null ? [] : [successor]}
        nameOf={(key) => record?.name ?? key}
        remove={copy.remove}
        onChange={() => form.set('replacedBy', null)}
      />
      {successor !== null && <PartFailed query={query} />}
      {record && record.state !== 'on_sale' && <p className="text-sm text-steel">{copy.notSold}</p>}
    </div>
  )
}

import { useState } from 'react'
import type { StockItem } from '../../../shared/contract/office/stock-calls.ts'
import { stockCopy } from '../../../shared/copy/office/stock.ts'
import { stockLimits } from '../../../shared/stock-limits.ts'
import { ApiFailure } from '../../../ui/api-failure.ts'
import { Field } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { allRead, type NumberInput } from '../../../ui/unparsed-number.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { Card } from '../../parts/card.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { itemQuery } from './stock-data.ts'

const copy = stockCopy.place

type Place = { shelf: string | null; reorderPoint: NumberInput }

const point = { kind: 'count', optional: true, label: copy.reorderPoint, hint: copy.pointHint } as const

/** The location and the reorder level of an item. People who may set neither see both. */
export function ItemPlace({ item, mayPlace, mayOrder }: { item: StockItem; mayPlace: boolean; mayOrder: boolean }) {
  const { _id: id, shelf, reorderPoint, version } = item
  const draft = useDraft<Place>({
    record: `stock_place ${id}`,
    values: { shelf, reorderPoint },
    version,
    save: async (edit, command) => {
      const answer = await callOffice('PATCH /stock/{id}/place', { params: { id }, body: allRead(edit), command })
      queryClient.setQueryData(itemQuery(id).queryKey, { success: true, data: answer.data })
      void queryClient.invalidateQueries({ queryKey: ['history'] })
      return answer.data.version
    },
  })
  const { values } = draft
  const [refused, setRefused] = useState<string>()
  return (
    <Card title={copy.title}>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={copy.shelf}
          hint={copy.shelfHint}
          value={values.shelf ?? ''}
          disabled={!mayPlace}
          maxLength={stockLimits.shelfMax}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => draft.set('shelf', event.target.value === '' ? null : event.target.value)}
        />
        <NumberField
          {...point}
          value={values.reorderPoint}
          error={refused}
          disabled={!mayOrder}
          onChange={(now) => {
            setRefused(undefined)
            draft.set('reorderPoint', now)
          }}
        />
      </div>
      <SaveBar
        draft={draft}
        labels={{ shelf: copy.shelf, reorderPoint: copy.reorderPoint }}
        onRefused={(error) =>
          setRefused(error instanceof ApiFailure ? error.errors['changes.reorderPoint.now'] : undefined)
        }
        show={(_, value) => (value === null ? copy.nothing : String(value))}
      />
    </Card>
  )
}

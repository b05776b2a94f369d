import { Plus, Trash2 } from 'lucide-react'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { GoodsForm } from './use-goods-draft.ts'

interface Row {
  title: string
  description: string
}

/** Specifications: a name and a text on each line. */
export default function RowsPart({ form }: { form: GoodsForm }) {
  const rows = form.value<Row[]>('specifications')
  const put = (at: number, part: Partial<Row>) =>
    form.set(
      'specifications',
      rows.map((row, place) => (place === at ? { ...row, ...part } : row)),
    )
  return (
    <>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place until it is saved
        <div key={`${rows.length} ${at}`} className="flex items-end gap-3">
          <Field
            label={copy.rowTitle}
            value={row.title}
            maxLength={goodsLimits.word}
            className="min-w-0 flex-1"
            onChange={(event) => put(at, { title: event.target.value })}
          />
          <Field
            label={copy.rowText}
            value={row.description}
            maxLength={goodsLimits.line}
            className="min-w-0 flex-2"
            onChange={(event) => put(at, { description: event.target.value })}
          />
          <Button
            kind="quiet"
            className="px-3 text-ink"
            aria-label={copy.removeRow(row.title)}
            onClick={() =>
              form.set(
                'specifications',
                rows.filter((_, place) => place !== at),
              )
            }
          >
            <Icon of={Trash2} size={18} />
          </Button>
        </div>
      ))}
      <FormAlert text={form.error('specifications') ?? null} />
      <div>
        <Button kind="outline" onClick={() => form.set('specifications', [...rows, { title: '', description: '' }])}>
          <Icon of={Plus} size={16} />
          {copy.addRow}
        </Button>
      </div>
    </>
  )
}

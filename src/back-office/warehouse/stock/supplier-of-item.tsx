import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { StockItem } from '../../../shared/contract/office/stock-calls.ts'
import { supplierCopy as copy } from '../../../shared/copy/office/suppliers.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { stockLimits } from '../../../shared/stock-limits.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { PartFailed } from '../../parts/part-failed.tsx'
import { SettleDialog } from '../../parts/settle-dialog.tsx'
import type { Edits } from '../../parts/settle-edits.ts'
import { useDialogEdit } from '../../parts/use-dialog-edit.ts'
import { suppliersQuery } from './stock-data.ts'

/** A supplier's terms for an item. */
export type OfItem = NonNullable<StockItem['suppliers']>[number]

interface SupplierOfItemProps {
  itemId: string
  known: readonly OfItem[]
  onClose: () => void
}

/** Says what a supplier is to an item. */
export function SupplierOfItem({ itemId, known, onClose }: SupplierOfItemProps) {
  const query = useQuery(suppliersQuery)
  const all = query.data?.data.filter(({ active }) => active) ?? []
  const [supplierId, setSupplierId] = useState(known.find(({ usual }) => usual)?._id ?? '')
  // as they were when this was opened, whatever is loaded meanwhile
  const [opened] = useState(known)
  const present = opened.find(({ _id }) => _id === supplierId)
  const edit = useSaying({ id: itemId, supplierId }, onClose)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const pack = numberIn(String(typed.get('pack')), numberRules.pieces)
    if (pack === undefined || supplierId === '') return
    const theirCode = String(typed.get('theirCode')).trim() || null
    edit.save({ version: 0, changes: changesOf(present, { theirCode, pack, usual: typed.get('usual') === 'on' }) })
  }
  return (
    <Dialog title={copy.itemTitle} closeLabel={copy.close} size="narrow" onClose={onClose}>
      <Form key={supplierId} onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Select
          label={copy.one}
          value={supplierId}
          options={[{ value: '', label: copy.choose }, ...all.map(({ _id, name }) => ({ value: _id, label: name }))]}
          onChange={(event) => setSupplierId(event.target.value)}
        />
        <PartFailed query={query} />
        <Field
          name="theirCode"
          label={copy.code}
          defaultValue={present?.code ?? ''}
          maxLength={stockLimits.supplierCodeMax}
          autoComplete="off"
        />
        <NumberText kind="pieces" name="pack" label={copy.pack} defaultValue={present?.pack ?? 1} />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="usual" defaultChecked={present?.usual ?? true} className="size-5 accent-teal" />
          <span>
            {copy.usual}
            <span className="block text-xs text-steel">{copy.usualHint}</span>
          </span>
        </label>
        <Button type="submit" wide pending={edit.isPending} disabled={supplierId === ''}>
          {copy.save}
        </Button>
        <FormAlert text={edit.error && failureText(edit.error, copy.failed)} />
      </Form>
      <SettleDialog edit={edit} labels={{ theirCode: copy.code, pack: copy.pack, usual: copy.usual }} show={shown} />
    </Dialog>
  )
}

function useSaying(params: { id: string; supplierId: string }, onDone: () => void) {
  return useDialogEdit({
    send: ({ changes }, command) =>
      callOffice('POST /stock/{id}/suppliers/{supplierId}', { params, body: { changes }, command }),
    stale: ['stock'],
    onDone,
  })
}

/**
 * Returns the changed fields with their old values. The old values of a new supplier of the item are no code, a pack of one, and
 * not the preferred one.
 */
function changesOf(
  present: OfItem | undefined,
  now: { theirCode: string | null; pack: number; usual: boolean },
): Edits {
  const { code = null, pack = 1, usual = false } = present ?? {}
  const was = { theirCode: code, pack, usual }
  const fields = ['theirCode', 'pack', 'usual'] as const
  return Object.fromEntries(
    fields.flatMap((field) => (was[field] === now[field] ? [] : [[field, { was: was[field], now: now[field] }]])),
  )
}

function shown(_field: string, value: unknown): string {
  return typeof value === 'boolean' ? (value ? copy.yes : copy.no) : String(value)
}

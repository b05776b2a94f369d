import type { StockItem } from '../../../shared/contract/office/stock-calls.ts'
import { stockCopy } from '../../../shared/copy/office/stock.ts'
import { type AdjustReason, adjustReasons, directionOf } from '../../../shared/office/adjust-reasons.ts'
import { stockLimits } from '../../../shared/stock-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useAdjustment } from './use-adjustment.ts'

const copy = stockCopy.adjust

/** Puts a count right by some pieces: why first, for it says whether there are more or fewer. */
export function AdjustDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const form = useAdjustment(item, onClose)
  const { why, isCounted, change } = form
  const reasons = adjustReasons.map((value) => ({ value, label: stockCopy.reasons[value] }))
  return (
    <Dialog title={copy.title} closeLabel={stockCopy.back} size="narrow" onClose={onClose}>
      <Form ref={form.ref} onSubmit={form.submit} className="grid grid-cols-1 gap-4">
        <p className="text-sm">
          {item.name}
          {item.variantName && `, ${item.variantName}`}
        </p>
        <FormAlert text={form.alert} />
        <Select
          label={copy.why}
          value={why}
          error={form.problems.why}
          options={[{ value: '', label: '' }, ...reasons]}
          onChange={(event) => form.set({ why: event.target.value as AdjustReason | '' })}
        />
        {/* that there is none is said by the form, and after what comes before it */}
        <NumberText
          kind={isCounted ? 'count' : 'pieces'}
          optional
          name="change"
          label={isCounted ? copy.counted : copy.count}
          value={form.typed}
          error={form.problems.change}
          hint={change ? copy.becomes(item.onHand, item.onHand + change) : undefined}
          before={
            why !== '' && !isCounted && <span className="pl-3 text-steel">{directionOf[why] > 0 ? '+' : '−'}</span>
          }
          onText={(typed) => form.set({ typed })}
        />
        <Field
          name="note"
          label={copy.note}
          hint={copy.noteHint}
          maxLength={stockLimits.adjustNoteMax}
          autoComplete="off"
        />
        <Button type="submit" wide pending={form.pending}>
          {copy.save}
        </Button>
      </Form>
    </Dialog>
  )
}

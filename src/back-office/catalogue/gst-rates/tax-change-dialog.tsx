import { taxScreens as copy } from '../../../shared/copy/office/tax-screens.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { useForm } from '../../../ui/use-form.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'

interface Typed {
  day: string
  gstRate: string
  hsnCode: string
  reason: string
  anyway?: string
}

/** The rates that goods of the trade have since 22 September 2025. */
const usual = [0, 5, 18, 40]

/** Plans another rate, and where it changes too another code, from a day on. */
export function TaxChangeDialog({
  id,
  tax,
  onClose,
}: {
  id: string
  tax: { hsnCode: string; gstRate: number }
  onClose: () => void
}) {
  const send = useCommand(({ day, gstRate, hsnCode, reason, anyway }: Typed, command) =>
    callOffice('POST /products/{id}/tax', {
      params: { id },
      body: {
        day,
        gstRate: Number(gstRate),
        hsnCode: hsnCode.trim() || null,
        anyway: anyway !== undefined,
        ...(reason.trim() && { reason: reason.trim() }),
      },
      command,
    }),
  )
  const form = useForm({
    send,
    onSent: ({ message }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['gst'] })
      onClose()
    },
    failed: copy.failed,
  })
  const rates = [...new Set([...usual, tax.gstRate])].sort((a, b) => a - b)
  return (
    <Dialog title={copy.dialog} closeLabel={copy.cancel} size="narrow" onClose={onClose}>
      <Form {...form.form} className="grid grid-cols-1 gap-4">
        <FormAlert text={form.alert} />
        <Field {...form.field('day')} label={copy.day} type="date" required />
        <Select
          {...form.field('gstRate')}
          label={copy.newRate}
          defaultValue={String(tax.gstRate)}
          options={rates.map((rate) => ({ value: String(rate), label: `${rate}%` }))}
        />
        <Field
          {...form.field('hsnCode')}
          label={copy.newCode}
          hint={copy.newCodeHint}
          placeholder={tax.hsnCode}
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
        />
        <Field
          {...form.field('reason')}
          label={copy.reason}
          hint={copy.reasonHint}
          maxLength={deskLimits.reasonMax}
          autoComplete="off"
        />
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input type="checkbox" name="anyway" className="size-5 shrink-0 accent-teal" />
          {copy.anyway}
        </label>
        <Button type="submit" wide pending={form.pending}>
          {copy.send}
        </Button>
      </Form>
    </Dialog>
  )
}

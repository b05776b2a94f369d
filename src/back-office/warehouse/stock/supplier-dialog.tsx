import type { Supplier } from '../../../shared/contract/office/supplier-calls.ts'
import { supplierCopy as copy } from '../../../shared/copy/office/suppliers.ts'
import { limits } from '../../../shared/limits.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { stockLimits } from '../../../shared/stock-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { useForm } from '../../../ui/use-form.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'

type Typed = { name: string; phone: string; gstin: string; deliveryDays: string }

/** Adds a supplier with what is needed to order there; the rest stands on their own screen. */
export function SupplierDialog({ onAdded, onClose }: { onAdded: (supplier: Supplier) => void; onClose: () => void }) {
  const send = useCommand((typed: Typed, command) => callOffice('POST /suppliers', { body: bodyOf(typed), command }))
  const form = useForm({
    send,
    onSent: ({ message, data }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['stock', 'suppliers'] })
      onAdded(data)
      onClose()
    },
    failed: copy.failed,
  })
  return (
    <Dialog title={copy.add} closeLabel={copy.close} size="narrow" onClose={onClose}>
      <Form {...form.form} className="grid grid-cols-1 gap-4">
        <FormAlert text={form.alert} />
        <Field {...form.field('name')} label={copy.name} maxLength={limits.nameMax} autoComplete="off" autoFocus />
        <Field
          {...form.field('phone')}
          label={copy.phone}
          hint={copy.phoneHint}
          inputMode="tel"
          autoComplete="off"
          before={<span className="pl-3 text-steel">+91</span>}
        />
        <Field {...form.field('gstin')} label={copy.gstin} autoComplete="off" autoCapitalize="characters" />
        <NumberText
          {...form.field('deliveryDays')}
          kind="count"
          label={copy.days}
          hint={copy.daysHint}
          defaultValue={stockLimits.deliveryDays}
        />
        <Button type="submit" wide pending={form.pending}>
          {copy.send}
        </Button>
      </Form>
    </Dialog>
  )
}

function bodyOf({ name, phone, gstin, deliveryDays }: Typed) {
  return {
    name,
    phone: phoneOf(phone),
    email: null,
    gstin: orNull(gstin),
    deliveryDays: numberIn(deliveryDays, numberRules.count) ?? Number.NaN,
    note: '',
  }
}

/** Nothing typed is nothing. */
export function orNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim()
}

/** A number as it is pasted: without the country, spaces and dashes. */
export function phoneOf(typed: string): string | null {
  return orNull(typed.replaceAll(/[\s-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, ''))
}

import { useState } from 'react'
import type { Supplier } from '../../../shared/contract/office/supplier-calls.ts'
import { supplierCopy as copy } from '../../../shared/copy/office/suppliers.ts'
import { limits } from '../../../shared/limits.ts'
import { stockLimits } from '../../../shared/stock-limits.ts'
import { ApiFailure } from '../../../ui/api-failure.ts'
import { Field, TextArea } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { allRead, type NumberInput } from '../../../ui/unparsed-number.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { type DraftEdit, useDraft } from '../../parts/use-draft.ts'
import { supplierQuery } from './stock-data.ts'
import { orNull, phoneOf } from './supplier-dialog.tsx'

type Fields = Pick<Supplier, 'name' | 'phone' | 'email' | 'gstin' | 'note'> & { deliveryDays: NumberInput }

const labels = {
  name: copy.name,
  phone: copy.phone,
  email: copy.email,
  gstin: copy.gstin,
  deliveryDays: copy.days,
  note: copy.note,
}

/** The form of a supplier; saved field by field beside others' changes. */
export function SupplierForm({ supplier }: { supplier: Supplier }) {
  const [errors, setErrors] = useState<Errors>({})
  const draft = useSupplierDraft(supplier)
  return (
    <Card title={copy.details}>
      <SupplierFields
        values={draft.values}
        errors={errors}
        onType={(field, value) => {
          setErrors({ ...errors, [field]: undefined, [`changes.${field}.now`]: undefined })
          draft.set(field, value as never)
        }}
      />
      <SaveBar
        draft={draft}
        labels={labels}
        onRefused={(error) => setErrors(error instanceof ApiFailure ? (error.errors ?? {}) : {})}
      />
    </Card>
  )
}

type Errors = Readonly<Record<string, string | undefined>>

function useSupplierDraft({ _id: id, version, name, phone, email, gstin, deliveryDays, note }: Supplier) {
  return useDraft<Fields>({
    record: `supplier ${id}`,
    values: { name, phone, email, gstin, deliveryDays, note },
    version,
    save: async (edit, command) => {
      const answer = await callOffice('PATCH /suppliers/{id}', {
        params: { id },
        body: allRead(edit) as DraftEdit<Pick<Supplier, keyof Fields>>,
        command,
      })
      queryClient.setQueryData(supplierQuery(id).queryKey, { success: true, data: answer.data })
      void queryClient.invalidateQueries({ queryKey: ['stock', 'suppliers'] })
      void queryClient.invalidateQueries({ queryKey: ['history'] })
      return answer.data.version
    },
  })
}

interface FieldsProps {
  values: Fields
  errors: Errors
  onType: (field: keyof Fields, value: string | NumberInput) => void
}

function SupplierFields({ values, errors, onType }: FieldsProps) {
  const mayEdit = useMay()('suppliers.edit')
  const common = (field: Exclude<keyof Fields, 'deliveryDays'>, read: (typed: string) => string | null = orNull) => ({
    label: labels[field],
    value: values[field] ?? '',
    error: errors[field] ?? errors[`changes.${field}.now`],
    disabled: !mayEdit,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onType(field, read(event.target.value)),
  })
  return (
    <>
      <Field {...common('name', String)} maxLength={limits.nameMax} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...common('phone', phoneOf)}
          hint={copy.phoneHint}
          inputMode="tel"
          before={<span className="pl-3 text-steel">+91</span>}
        />
        <Field {...common('email')} type="email" />
        <Field {...common('gstin', (typed) => orNull(typed.toUpperCase()))} autoCapitalize="characters" />
        <NumberField
          kind="count"
          label={labels.deliveryDays}
          hint={copy.daysHint}
          value={values.deliveryDays}
          error={errors.deliveryDays ?? errors['changes.deliveryDays.now']}
          disabled={!mayEdit}
          onChange={(now) => onType('deliveryDays', now)}
        />
      </div>
      <TextArea {...common('note', String)} rows={3} maxLength={stockLimits.supplierNoteMax} />
    </>
  )
}

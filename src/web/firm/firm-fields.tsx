import type { ChangeEvent, ReactNode } from 'react'
import { buyers as copy } from '../../shared/copy/buyers.ts'
import { firms } from '../../shared/copy/firms.ts'
import { Field } from '../../ui/field.tsx'
import { BillingFields } from './billing-fields.tsx'
import { cleanGstin, type FirmDraft, type FirmProblems } from './firm-draft.ts'

export interface FirmFieldsProps {
  draft: FirmDraft
  problems: FirmProblems
  onChange: (part: Partial<FirmDraft>, problems: FirmProblems) => void
  /** Further fields, between the names and the billing address. */
  children?: ReactNode
}

/** GSTIN and legal name of a firm, and its billing address, which shows itself when it is ticked. */
export function FirmFields({ draft, problems, onChange, children }: FirmFieldsProps) {
  const field = (name: 'gstin' | 'legalName') => ({
    name: `firm-${name}`,
    value: draft[name],
    error: problems[name],
    autoComplete: 'off',
    spellCheck: false,
    required: true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ [name]: target.value }, { ...problems, [name]: undefined }),
  })
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
      <Field
        {...field('gstin')}
        label={copy.gstin}
        hint={copy.gstinHint}
        warning={isDeductors(draft.gstin) ? copy.deductor : undefined}
        autoCapitalize="characters"
      />
      <Field {...field('legalName')} label={copy.legalName} hint={copy.legalNameHint} />
      {children}
      <label className="flex min-h-11 items-center gap-3 sm:col-span-full">
        <input
          type="checkbox"
          name="firm-hasBilling"
          checked={draft.hasBilling}
          onChange={({ target }) => onChange({ hasBilling: target.checked }, problems)}
          className="size-5 shrink-0 accent-teal"
        />
        <span className="grid">
          <span className="text-sm font-medium">{firms.addBilling}</span>
          <span className="text-xs text-steel">{firms.billingText}</span>
        </span>
      </label>
      {draft.hasBilling && <BillingFields draft={draft} problems={problems} onChange={onChange} />}
    </div>
  )
}

/** Its 14th sign says what a GSTIN is for (domain/catalogue/tax/gstin). */
function isDeductors(gstin: string): boolean {
  return cleanGstin(gstin)[13] === 'D'
}

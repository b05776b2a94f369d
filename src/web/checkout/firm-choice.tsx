import { type ChangeEvent, useId } from 'react'
import type { Address } from '../../shared/contract/addresses.ts'
import { addresses } from '../../shared/copy/addresses.ts'
import { buyers as copy } from '../../shared/copy/buyers.ts'
import { findState, indianStates } from '../../shared/indian-states.ts'
import { Field } from '../../ui/field.tsx'
import type { CheckoutDraft, FirmDraft, FirmProblems } from './checkout-draft.ts'

interface FirmChoiceProps {
  draft: CheckoutDraft
  saved: readonly Address[]
  problems: FirmProblems
  onChange: (part: Partial<CheckoutDraft>, problems: FirmProblems) => void
}

/** Checkbox for a firm that buys, and its fields: they show themselves when it is ticked. */
export function FirmChoice({ draft, saved, problems, onChange }: FirmChoiceProps) {
  const [textId, fieldsId] = [useId(), useId()]
  const { firm, forFirm } = draft
  const field = (name: keyof FirmDraft) => ({
    name: `firm-${name}`,
    value: firm[name],
    error: problems[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ firm: { ...firm, [name]: target.value } }, { ...problems, [name]: undefined }),
  })
  const other = otherState(draft, saved)
  return (
    <div className="grid gap-3 border-t border-line pt-2">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="forFirm"
          checked={forFirm}
          aria-describedby={textId}
          aria-controls={forFirm ? fieldsId : undefined}
          aria-expanded={forFirm}
          onChange={({ target }) => onChange({ forFirm: target.checked }, {})}
          className="size-5 shrink-0 accent-teal"
        />
        <span className="grid">
          <span className="text-sm font-medium">{copy.offer}</span>
          <span id={textId} className="text-xs text-steel">
            {copy.offerText}
          </span>
        </span>
      </label>
      {forFirm && (
        <div id={fieldsId} className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
          <Field
            {...field('gstin')}
            label={copy.gstin}
            hint={copy.gstinHint}
            warning={isDeductors(firm.gstin) ? copy.deductor : undefined}
            autoCapitalize="characters"
            required
          />
          <Field {...field('legalName')} label={copy.legalName} hint={copy.legalNameHint} required />
          <Field {...field('poNumber')} label={addresses.optional(copy.poNumber)} hint={copy.poNumberHint} />
          <p aria-live="polite" className="text-sm text-signal-deep empty:hidden sm:col-span-full">
            {other && copy.otherState(other.goods, other.firm)}
          </p>
        </div>
      )}
    </div>
  )
}

const cleaned = (gstin: string) => gstin.replace(/[\s-]/g, '').toUpperCase()

/** Its 14th sign says what a GSTIN is for (domain/catalogue/tax/gstin). */
function isDeductors(gstin: string): boolean {
  return cleaned(gstin)[13] === 'D'
}

/** Returns the state of delivery and the state in which the firm is registered, once both are known and they differ. */
function otherState({ savedId, address, firm }: CheckoutDraft, saved: readonly Address[]) {
  const written = (saved.find(({ _id }) => _id === savedId) ?? address).state
  const goods = findState(written)
  const registered = indianStates.find(({ gstCode }) => cleaned(firm.gstin).startsWith(gstCode))
  return goods && registered && goods !== registered && { goods: goods.name, firm: registered.name }
}

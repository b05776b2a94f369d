import { type ChangeEvent, useId } from 'react'
import type { Firm } from '../../shared/contract/buyer.ts'
import { addresses } from '../../shared/copy/addresses.ts'
import { buyers as copy } from '../../shared/copy/buyers.ts'
import { limits } from '../../shared/limits.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { draftOfFirm, type FirmProblems } from '../firm/firm-draft.ts'
import { FirmFields } from '../firm/firm-fields.tsx'
import { type BuyingFirm, type CheckoutDraft, chosenFirm } from './checkout-draft.ts'

interface FirmChoiceProps {
  draft: CheckoutDraft
  firms: readonly Firm[]
  problems: FirmProblems
  onChange: (part: Partial<CheckoutDraft>, problems: FirmProblems) => void
}

/** Checkbox for a firm that buys, the choice among the account's firms, and the fields: they show themselves when it is ticked. */
export function FirmChoice(props: FirmChoiceProps) {
  const { draft, firms, problems, onChange } = props
  const [textId, fieldsId] = [useId(), useId()]
  const { forFirm } = draft
  return (
    <div className={`grid gap-3 border-line ${firms.length === 0 ? 'border-t pt-2' : 'border-b pb-3'}`}>
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
        <div id={fieldsId} className="grid gap-3">
          <BuyingFields
            {...props}
            onPart={(part, left = problems) => onChange({ firm: { ...draft.firm, ...part } }, left)}
          />
        </div>
      )}
    </div>
  )
}

interface BuyingFieldsProps extends FirmChoiceProps {
  onPart: (part: Partial<BuyingFirm>, problems?: FirmProblems) => void
}

function BuyingFields({ draft, firms, problems, onPart }: BuyingFieldsProps) {
  const { firm } = draft
  const known = chosenFirm(draft, firms)
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onPart({ ...draftOfFirm(firms.find(({ _id }) => _id === target.value)), shipTo: '' }, {})
  return (
    <>
      {firms.length > 0 && (
        <Select
          name="firm-kept"
          label={copy.kept}
          value={known?._id ?? ''}
          options={[
            ...firms.map(({ _id, legalName, gstin }) => ({ value: _id, label: `${legalName}, ${gstin}` })),
            { value: '', label: copy.another },
          ]}
          onChange={choose}
        />
      )}
      {!known && firms.length >= limits.firmsOfAccount && <p className="text-xs text-steel">{copy.notKept}</p>}
      <FirmFields draft={firm} problems={problems} onChange={onPart}>
        <Field
          name="firm-poNumber"
          label={addresses.optional(copy.poNumber)}
          hint={copy.poNumberHint}
          value={firm.poNumber}
          error={problems.poNumber}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onPart({ poNumber: target.value }, { ...problems, poNumber: undefined })}
        />
      </FirmFields>
    </>
  )
}

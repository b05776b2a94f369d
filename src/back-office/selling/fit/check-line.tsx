import type { FitCheckFields } from '../../../shared/contract/office/fit.ts'
import { fitFormCopy as copy } from '../../../shared/copy/office/fit-form.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { KeyPicker } from './key-picker.tsx'
import { attributeChoices, type Names } from './rule-queries.ts'
import { ShareField, ToleranceField } from './tolerance-field.tsx'
import { AlikeField, WordsField } from './typed-lists.tsx'

type Of<How extends FitCheckFields['how']> = Extract<FitCheckFields, { how: How }>

interface LineProps<Check> {
  check: Check
  names: Names
  onChange: (check: FitCheckFields) => void
}

/** The comparison of one line of a rule. */
export function CheckLine({ check, names, onChange }: LineProps<FitCheckFields>) {
  if (check.how === 'never' || check.how === 'ask') {
    return (
      <Field label={copy.why} value={check.why} onChange={({ target }) => onChange({ ...check, why: target.value })} />
    )
  }
  if (check.how === 'one-of') return <WordLine check={check} names={names} onChange={onChange} />
  if (check.how === 'between') return <RangeLine check={check} names={names} onChange={onChange} />
  return <PairLine check={check} names={names} onChange={onChange} />
}

/** Attributes that can stand beside those that are chosen: of their kind and unit. */
function besides({ attributes }: Names, chosen: readonly string[]) {
  const first = attributes.find(({ key }) => chosen.includes(key))
  const found = first ? attributes.filter(({ kind, unit }) => kind === first.kind && unit === first.unit) : attributes
  return { first, choices: attributeChoices(found) }
}

function PairLine({ check, names, onChange }: LineProps<Of<'same' | 'at-least' | 'at-most'>>) {
  const { first, choices } = besides(names, [...check.part, ...check.host])
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <KeyPicker
          label={copy.ofPart}
          chosen={check.part}
          choices={choices}
          onChange={(part) => onChange({ ...check, part })}
        />
        <KeyPicker
          label={copy.ofHost}
          chosen={check.host}
          choices={choices}
          onChange={(host) => onChange({ ...check, host })}
        />
      </div>
      {check.how !== 'at-least' && first && (
        <Tolerance check={check} kind={first.kind} unit={first.unit} onChange={onChange} />
      )}
    </>
  )
}

interface ToleranceProps<Check> {
  check: Check
  kind: 'number' | 'word'
  unit: string | null
  onChange: (check: FitCheckFields) => void
}

const pair = 'grid items-end gap-4 sm:grid-cols-2'

function Tolerance({ check, kind, unit, onChange }: ToleranceProps<Of<'same' | 'at-most'>>) {
  if (check.how === 'same') return <SameTolerance check={check} kind={kind} unit={unit} onChange={onChange} />
  const { over, under } = check
  return (
    <div className={pair}>
      <ToleranceField
        label={copy.over}
        unit={unit}
        value={over}
        onChange={(now) => onChange({ ...check, over: now })}
      />
      <ToleranceField
        label={copy.under}
        unit={unit}
        value={under}
        onChange={(now) => onChange({ ...check, under: now })}
      />
    </div>
  )
}

function SameTolerance({ check, kind, unit, onChange }: ToleranceProps<Of<'same'>>) {
  const { within, share, alike } = check
  if (kind === 'word') {
    const change = (now: string[][] | undefined) => onChange({ ...check, alike: now })
    return <AlikeField label={copy.alike} hint={copy.alikeHint} value={alike} onChange={change} />
  }
  const changeShare = (now: number | undefined) => onChange({ ...check, share: now })
  return (
    <div className={pair}>
      <ToleranceField
        label={copy.within}
        unit={unit}
        value={within}
        onChange={(now) => onChange({ ...check, within: now })}
      />
      <ShareField label={copy.share} value={share} onChange={changeShare} />
    </div>
  )
}

function RangeLine({ check, names, onChange }: LineProps<Of<'between'>>) {
  const { choices } = besides(names, [...check.part, ...check.min, ...check.max])
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {(['part', 'min', 'max'] as const).map((end) => (
        <KeyPicker
          key={end}
          label={{ part: copy.ofPart, min: copy.least, max: copy.most }[end]}
          chosen={check[end]}
          choices={choices}
          onChange={(keys) => onChange({ ...check, [end]: keys })}
        />
      ))}
    </div>
  )
}

function WordLine({ check, names, onChange }: LineProps<Of<'one-of'>>) {
  const choices = attributeChoices(names.attributes.filter(({ kind }) => kind === 'word'))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={copy.side}
          value={check.of}
          options={(['part', 'host'] as const).map((side) => ({ value: side, label: copy.sides[side] }))}
          onChange={({ target }) => onChange({ ...check, of: target.value === 'host' ? 'host' : 'part' })}
        />
        <KeyPicker
          label={copy.keys}
          chosen={check.keys}
          choices={choices}
          onChange={(keys) => onChange({ ...check, keys })}
        />
      </div>
      <WordsField
        label={copy.oneOf}
        hint={copy.oneOfHint}
        value={check.words}
        onChange={(words) => onChange({ ...check, words })}
      />
    </>
  )
}

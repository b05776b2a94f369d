import { X } from 'lucide-react'
import type { FitCheckFields } from '../../../shared/contract/office/fit.ts'
import { fitFormCopy as copy } from '../../../shared/copy/office/fit-form.ts'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { Card } from '../../parts/card.tsx'
import { CheckLine } from './check-line.tsx'
import type { Names } from './rule-queries.ts'

interface ChecksCardProps {
  checks: readonly FitCheckFields[]
  names: Names
  /** By `checks`, and `checks.0` for the first line. */
  problems: Readonly<Record<string, string>>
  onChange: (checks: FitCheckFields[]) => void
}

type How = FitCheckFields['how']
const hows = Object.keys(copy.how) as How[]

/** All that has to hold, a line each. */
export function ChecksCard({ checks, names, problems, onChange }: ChecksCardProps) {
  // a line has no name but its place
  const places = checks.map((check, at) => ({ check, at }))
  return (
    <Card title={copy.checksTitle}>
      <FormAlert text={problems.checks} />
      {checks.length === 0 && <p className="text-steel">{copy.noLines}</p>}
      <ol className="grid grid-cols-1 gap-4">
        {places.map(({ check, at }) => (
          <li key={at} className="grid grid-cols-1 gap-3 rounded-sm border border-line p-3">
            <Head nth={at + 1} how={check.how} onRemove={() => onChange(checks.filter((_, each) => each !== at))} />
            <FormAlert text={problems[`checks.${at}`]} />
            <CheckLine
              check={check}
              names={names}
              onChange={(now) => onChange(checks.map((each, place) => (place === at ? now : each)))}
            />
          </li>
        ))}
      </ol>
      <Select
        label={copy.addLine}
        value=""
        options={[{ value: '', label: copy.choose }, ...hows.map((how) => ({ value: how, label: copy.how[how] }))]}
        onChange={({ target }) => target.value && onChange([...checks, blank(target.value as How)])}
      />
    </Card>
  )
}

function Head({ nth, how, onRemove }: { nth: number; how: How; onRemove: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <h3 className="min-w-0 text-sm font-semibold">
        {copy.line(nth)}: <span className="font-normal">{copy.how[how]}</span>
      </h3>
      <button
        type="button"
        aria-label={copy.removeLine(nth)}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-steel hover:bg-paper-deep hover:text-ink"
      >
        <Icon of={X} size={18} />
      </button>
    </div>
  )
}

function blank(how: How): FitCheckFields {
  if (how === 'never' || how === 'ask') return { how, why: '' }
  if (how === 'one-of') return { how, of: 'part', keys: [], words: [] }
  return how === 'between' ? { how, part: [], min: [], max: [] } : { how, part: [], host: [] }
}

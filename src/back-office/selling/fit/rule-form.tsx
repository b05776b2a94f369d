import { useState } from 'react'
import type { FitRuleFields } from '../../../shared/contract/office/fit.ts'
import { fitFormCopy as copy } from '../../../shared/copy/office/fit-form.ts'
import { fitLimits } from '../../../shared/fit-limits.ts'
import { valueInWords } from '../../../shared/office/history-words.ts'
import { ApiFailure } from '../../../ui/api-failure.ts'
import { Field, TextArea } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Card } from '../../parts/card.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { type DraftEdit, useDraft } from '../../parts/use-draft.ts'
import { ChecksCard } from './checks-card.tsx'
import { RulePreview } from './rule-preview.tsx'
import type { Names } from './rule-queries.ts'
import { SideCard } from './side-card.tsx'

interface RuleFormProps {
  /** Names the draft in this tab. */
  record: string
  rule: FitRuleFields
  version: number
  names: Names
  /** Sends what was changed, and gives the version that is saved. */
  save: (edit: DraftEdit<FitRuleFields>, command: string) => Promise<number>
}

const labels = {
  name: copy.name,
  relation: copy.relation,
  danger: copy.danger,
  words: copy.words,
  part: copy.sides.part,
  host: copy.sides.host,
  checks: copy.checksTitle,
}

type Problems = Readonly<Record<string, string>>

/** A rule as it is written, with what it would say. */
export function RuleForm({ record, rule, version, names, save }: RuleFormProps) {
  const [problems, setProblems] = useState<Problems>({})
  const draft = useDraft<FitRuleFields & Record<string, unknown>>({
    record,
    values: rule,
    version,
    save: (edit, command) => {
      setProblems({})
      return save(edit, command)
    },
  })
  const refused = (error: unknown) => setProblems(error instanceof ApiFailure ? { ...error.errors } : {})
  return (
    <div className="grid gap-6">
      <HeadCard rule={draft.values} problems={problems} onChange={draft.set} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        {(['part', 'host'] as const).map((side) => (
          <SideCard
            key={side}
            title={copy.sides[side]}
            side={draft.values[side]}
            names={names}
            error={problems[side]}
            onChange={(now) => draft.set(side, now)}
          />
        ))}
      </div>
      <ChecksCard
        checks={draft.values.checks}
        names={names}
        problems={problems}
        onChange={(now) => draft.set('checks', now)}
      />
      <RulePreview rule={ruleOf(draft.values)} onRefused={refused} />
      <SaveBar draft={draft} labels={labels} show={inWords} onRefused={refused} />
    </div>
  )
}

const inWords = (field: string, value: unknown) => valueInWords(field, value) ?? '–'

/** The fields of a rule alone; one without a name is tried all the same. */
function ruleOf({ name, relation, danger, words, part, host, checks }: FitRuleFields): FitRuleFields {
  return { name: name || copy.newTitle, relation, danger, words, part, host, checks }
}

interface HeadCardProps {
  rule: FitRuleFields
  problems: Problems
  onChange: <Key extends keyof FitRuleFields>(field: Key, value: FitRuleFields[Key]) => void
}

/** The name of a rule, and its messages to shoppers. */
function HeadCard({ rule: { name, relation, danger, words }, problems, onChange }: HeadCardProps) {
  return (
    <Card title={copy.ruleTitle}>
      <Field
        label={copy.name}
        hint={copy.nameHint}
        maxLength={fitLimits.rule.name}
        error={problems.name ?? problems['changes.name.now']}
        autoComplete="off"
        value={name}
        onChange={({ target }) => onChange('name', target.value)}
      />
      <Select
        label={copy.relation}
        value={relation}
        options={(['with', 'instead'] as const).map((value) => ({ value, label: copy.relations[value] }))}
        onChange={({ target }) => onChange('relation', target.value === 'instead' ? 'instead' : 'with')}
      />
      <label className="flex min-h-11 items-center gap-2 text-sm font-medium">
        <input
          type="checkbox"
          checked={danger}
          onChange={({ target }) => onChange('danger', target.checked)}
          className="size-5 accent-teal"
        />
        {copy.danger}
      </label>
      <TextArea
        label={copy.words}
        hint={copy.wordsHint}
        rows={2}
        maxLength={fitLimits.rule.sentence}
        value={words}
        onChange={({ target }) => onChange('words', target.value)}
      />
    </Card>
  )
}

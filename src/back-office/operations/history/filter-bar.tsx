import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { limits } from '../../../shared/limits.ts'
import { commands } from '../../../shared/office/commands.ts'
import { recordKinds } from '../../../shared/office/record-kinds.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { PartFailed } from '../../parts/part-failed.tsx'
import type { useHistoryFilters } from './history-filters.ts'

const textMin = 3
const whats = Object.entries(commands)
  .map(([value, { did }]) => ({ value, label: did as string }))
  .sort((one, other) => one.label.localeCompare(other.label))
const kinds = Object.entries(recordKinds).map(([value, label]) => ({ value, label }))

/** Filters of the activity log: person, command, record, dates. On a phone behind one button. */
export function FilterBar({ filters, count, set, clear }: ReturnType<typeof useHistoryFilters>) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mb-5">
      <div className="mb-3 flex flex-wrap gap-2 md:hidden">
        <Button kind="outline" aria-expanded={open} aria-controls="history-filters" onClick={() => setOpen(!open)}>
          <Icon of={SlidersHorizontal} size={16} />
          {historyCopy.filtersOn(count)}
        </Button>
      </div>
      <div
        id="history-filters"
        className={classNames('gap-3 sm:grid-cols-2 md:grid md:grid-cols-3 xl:grid-cols-6', open ? 'grid' : 'hidden')}
      >
        <WhoSelect value={filters.who ?? ''} onChange={(value) => set('who', value)} />
        <Select
          label={historyCopy.what}
          value={filters.command ?? ''}
          onChange={(event) => set('command', event.target.value)}
          options={[{ value: '', label: historyCopy.everything }, ...whats]}
        />
        <Select
          label={historyCopy.kind}
          value={filters.kind ?? ''}
          onChange={(event) => set('kind', event.target.value)}
          options={[{ value: '', label: historyCopy.everyKind }, ...kinds]}
        />
        <TextFilter key={filters.text ?? ''} value={filters.text ?? ''} onChange={(value) => set('text', value)} />
        <Field
          type="date"
          label={historyCopy.from}
          value={filters.from ?? ''}
          max={filters.to}
          onChange={(event) => set('from', event.target.value)}
        />
        <Field
          type="date"
          label={historyCopy.to}
          value={filters.to ?? ''}
          min={filters.from}
          onChange={(event) => set('to', event.target.value)}
        />
      </div>
      {count > 0 && (
        <Button kind="quiet" onClick={clear} className="mt-2 px-0">
          <Icon of={X} size={16} />
          {historyCopy.clear}
        </Button>
      )}
    </div>
  )
}

function WhoSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const people = useQuery({
    queryKey: ['history', 'people'],
    queryFn: ({ signal }) => callOffice('GET /history/people', { signal }),
  })
  const options = [
    { value: '', label: historyCopy.everybody },
    ...(people.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
    { value: 'terminal', label: historyCopy.terminal },
    { value: 'system', label: historyCopy.system },
  ]
  return (
    <div>
      <Select
        label={historyCopy.who}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={options}
      />
      <PartFailed query={people} />
    </div>
  )
}

/** Looked for when it is sent or left, not with every letter. */
function TextFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const text = typed.trim()
  const isShort = text !== '' && text.length < textMin
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isShort && text !== value) onChange(text)
  }
  return (
    <form onSubmit={send} noValidate>
      <Field
        type="search"
        enterKeyHint="search"
        label={historyCopy.textLabel}
        value={typed}
        maxLength={limits.searchTextMax}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => send()}
        error={isShort ? historyCopy.textHint : undefined}
      />
    </form>
  )
}

import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { FieldChange, RecordChange } from '../../shared/contract/office/history.ts'
import { historyCopy } from '../../shared/copy/office/history.ts'
import { recordKinds } from '../../shared/office/record-kinds.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

const shownAtOnce = 4
/** An id that was made up says nothing to a person; others are a word, a code or a number. */
const madeUpId = /\b[a-z0-9]{26}\b/g

interface ChangeListProps {
  changes: readonly RecordChange[]
  more?: number
  /** The record whose name stands above. */
  of?: { kind: string; id: string } | undefined
}

/**
 * List of changed fields: before → after. For several records each has its name, and so has one whose name is not shown above.
 */
export function ChangeList({ changes, more = 0, of }: ChangeListProps) {
  const [all, setAll] = useState(false)
  const total = changes.reduce((sum, { fields }) => sum + fields.length, 0)
  const isLong = total > shownAtOnce + 1
  let room = isLong && !all ? shownAtOnce : Number.POSITIVE_INFINITY
  const shown = changes.flatMap((change) => {
    if (room <= 0) return []
    const fields = change.fields.slice(0, room)
    room -= Math.max(1, fields.length)
    return [{ ...change, fields }]
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      {shown.map((change) => (
        <RecordPart
          key={`${change.kind} ${change.id}`}
          change={change}
          isNamed={changes.length > 1 || (of !== undefined && (of.kind !== change.kind || of.id !== change.id))}
        />
      ))}
      {more > 0 && <p className="text-sm text-steel">{historyCopy.morePlain(more)}</p>}
      {isLong && !all && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-11 justify-self-start text-sm font-semibold text-teal underline-offset-4 hover:underline"
        >
          {historyCopy.showAll(total)}
        </button>
      )}
    </div>
  )
}

function RecordPart({ change, isNamed }: { change: RecordChange; isNamed: boolean }) {
  const { kind, id, made, gone, fields } = change
  return (
    <div className="min-w-0">
      {(isNamed || made || gone) && (
        <p className="mb-1 flex flex-wrap items-center gap-2 text-sm text-steel">
          {made && <Badge tone="teal">{historyCopy.made}</Badge>}
          {gone && <Badge>{historyCopy.gone}</Badge>}
          {isNamed && (
            <span className="min-w-0 break-words">
              {recordKinds[kind] ?? kind} <span className="figures">{id.replace(madeUpId, '').trim()}</span>
            </span>
          )}
        </p>
      )}
      <dl className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]">
        {fields.map((field) => (
          <FieldLine key={field.field} {...field} plain={made || gone} />
        ))}
      </dl>
    </div>
  )
}

/** `plain`: only one of the two is there. */
function FieldLine({ field, before, after, plain }: FieldChange & { plain: boolean }) {
  const one = before ?? after ?? historyCopy.nothing
  return (
    <>
      <dt className="text-steel">{field}</dt>
      <dd className="figures flex min-w-0 flex-wrap items-baseline gap-x-2">
        {plain ? (
          <span className="min-w-0 break-words">{one}</span>
        ) : (
          <>
            <span className="sr-only">{historyCopy.was} </span>
            <span className="min-w-0 break-words text-steel line-through decoration-line-strong">
              {before ?? historyCopy.nothing}
            </span>
            <Icon of={ArrowRight} size={14} className="translate-y-0.5 text-steel-soft" />
            <span className="sr-only">, {historyCopy.became} </span>
            <span className="min-w-0 font-medium break-words">{after ?? historyCopy.nothing}</span>
          </>
        )}
      </dd>
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobRowShown, OfficeJob } from '../../../shared/contract/office/jobs.ts'
import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { callOffice } from '../../api/call-office.ts'
import { MoreButton } from '../../parts/more-button.tsx'

type State = JobRowShown['state']

/** Number of rows by result, and the rows themselves: old and new values. */
export function JobRows({ job }: { job: OfficeJob }) {
  const { counts } = job
  const [state, setState] = useState<State | undefined>(counts && counts.wrong > 0 ? 'wrong' : undefined)
  const rows = useInfiniteQuery({
    queryKey: ['jobs', job._id, 'rows', job.state, readingOf(job), state],
    queryFn: ({ pageParam, signal }) =>
      callOffice('GET /jobs/{id}/rows', {
        params: { id: job._id },
        query: { ...(state && { state }), after: pageParam },
        signal,
      }),
    initialPageParam: -1,
    getNextPageParam: ({ next }) => next,
  })
  const all = rows.data?.pages.flatMap(({ data }) => data)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {counts && <Counts counts={counts} state={state} onChoose={setState} />}
      {!all && <Skeleton className="h-40" />}
      {all?.length === 0 && <p className="py-6 text-center text-steel">{copy.noRows}</p>}
      {all && all.length > 0 && (
        <ul className="overflow-hidden rounded-md border border-line bg-card">
          {all.map((row) => (
            <RowLine key={row.row} row={row} />
          ))}
        </ul>
      )}
      <MoreButton list={rows} label={copy.more} className="" />
    </div>
  )
}

/** Returns how the file was read: rows of another reading are not its own, also where they came late. */
function readingOf({ counts, found, heads, only }: OfficeJob) {
  return { counts, sheet: found?.sheet, headRow: found?.headRow, means: heads.map(({ means }) => means), only }
}

const shown = ['changed', 'new', 'wrong'] as const

function Counts({
  counts,
  state,
  onChoose,
}: {
  counts: NonNullable<OfficeJob['counts']>
  state: State | undefined
  onChoose: (state: State | undefined) => void
}) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {shown.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={state === name}
          onClick={() => onChoose(state === name ? undefined : name)}
          className={classNames(
            'min-h-16 rounded-md border bg-card px-4 py-2 text-left hover:border-ink',
            state === name ? 'border-ink ring-1 ring-ink' : 'border-line',
          )}
        >
          <span
            className={classNames(
              'figures block text-xl font-semibold',
              name === 'wrong' && counts.wrong > 0 && 'text-bad',
            )}
          >
            {counts[name].toLocaleString('en-IN')}
          </span>
          <span className="text-sm text-steel">{copy.counts[name]}</span>
        </button>
      ))}
      <p className="min-h-16 rounded-md border border-transparent px-4 py-2">
        <span className="figures block text-xl font-semibold">{counts.same.toLocaleString('en-IN')}</span>
        <span className="text-sm text-steel">{copy.counts.same}</span>
      </p>
    </div>
  )
}

function RowLine({ row: { row, product, variant, name, state, diffs, problems } }: { row: JobRowShown }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line px-4 py-3 not-first:border-t">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="figures text-sm text-steel">{copy.row(row)}</span>
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <span className="figures min-w-0 text-sm break-all text-steel">{variant ?? product}</span>
        {state === 'new' && <Badge tone="teal">{copy.counts.new}</Badge>}
      </p>
      {problems.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 text-sm">
          {problems.map(({ column, sentence }) => (
            <li key={column + sentence} className="min-w-0 break-words text-bad">
              <b>{column}</b>: {sentence}
            </li>
          ))}
        </ul>
      )}
      {diffs.length > 0 && (
        <dl className="grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]">
          {diffs.map(({ column, label, was, becomes, warning }) => (
            <div key={column} className="col-span-2 grid grid-cols-subgrid">
              <dt className="break-words text-steel">{label}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line">
                <span className="font-semibold">{becomes || copy.nothing}</span>
                {state !== 'new' && (
                  <span className="text-steel">
                    {' '}
                    {copy.was} <del>{was || copy.nothing}</del>
                  </span>
                )}
                {warning && <span className="block text-signal-deep">{warning}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { DatabaseBackup } from 'lucide-react'
import type { BackupShown, BackupsShown } from '../../../shared/contract/office/backups.ts'
import { backupsCopy as copy } from '../../../shared/copy/office/backups.ts'
import { backupTones } from '../../../shared/office/office-badge-tones.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Panel } from '../../parts/panel.tsx'

const isOpen = ({ state }: BackupShown) => state === 'wanted' || state === 'running'

const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: () => callOffice('GET /backups'),
  // what is under way is watched; else a night changes it
  refetchInterval: ({ state }) => (state.data?.data.list.some(isOpen) ? 2_000 : 60_000),
})

/** The shop's backups: how the last ones went, and one more now. */
export function BackupsPanel() {
  const query = useQuery(backupsQuery)
  return (
    <div className="mt-6">
      <Panel icon={DatabaseBackup} title={copy.title}>
        <LoadedPart query={query}>{({ data }) => <Backups {...data} />}</LoadedPart>
      </Panel>
    </div>
  )
}

function Backups({ hour, keeps, list }: BackupsShown) {
  return (
    <>
      <p className="max-w-prose text-steel">{copy.intro(hour, keeps)}</p>
      <TakeBackup disabled={list.some(isOpen)} />
      {list.length === 0 ? (
        <p>
          <strong className="font-semibold">{copy.none}.</strong> {copy.noneText}
        </p>
      ) : (
        <ul aria-label={copy.list} className="w-full divide-y divide-line border-t border-line">
          {list.map((backup) => (
            <BackupLine key={backup.id} {...backup} />
          ))}
        </ul>
      )}
    </>
  )
}

function TakeBackup({ disabled }: { disabled: boolean }) {
  const may = useMay()
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /backups', { body: {}, command }),
    stale: ['backups'],
    failed: copy.failed,
  })
  if (!may('backup.run')) return null
  return (
    <Button kind="outline" pending={pending} disabled={disabled} onClick={() => act()}>
      {copy.take}
    </Button>
  )
}

function BackupLine({
  state,
  at,
  askedBy,
  step,
  percent,
  size,
  encrypted,
  counts,
  error,
  removed,
  erasedSince,
}: BackupShown) {
  const facts = [
    copy.askedBy[askedBy],
    size !== null && megabytes(size),
    encrypted && copy.encrypted,
    counts && copy.counts(counts),
    removed && copy.removed,
  ]
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div>
        <Badge tone={backupTones[state]}>{copy.states[state]}</Badge>
      </div>
      <div className="min-w-0">
        <p>
          <Moment at={at} alone className="font-medium" />
        </p>
        <p className="text-steel">{facts.filter(Boolean).join(' · ')}</p>
        {state === 'running' && step !== null && (
          <div role="status" className="figures mt-1 grid max-w-72 gap-1.5">
            {copy.progress(step, percent ?? 0)}
            <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-xs bg-paper-deep">
              <div className="h-full bg-teal transition-[width] duration-300" style={{ width: `${percent ?? 0}%` }} />
            </div>
          </div>
        )}
        {erasedSince > 0 && <p className="text-sm">{copy.erasedSince(erasedSince)}</p>}
        {error && <p className="break-words text-bad">{error}</p>}
      </div>
    </li>
  )
}

function megabytes(bytes: number): string {
  const amount = bytes / 2 ** 20
  return `${amount < 10 ? amount.toFixed(1) : Math.round(amount)} MB`
}

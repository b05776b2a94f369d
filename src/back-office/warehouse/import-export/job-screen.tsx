import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeJob } from '../../../shared/contract/office/jobs.ts'
import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { BackLink } from '../../parts/back-link.tsx'
import { ChangedLabels } from '../../parts/changed-labels.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { momentInWords } from '../../parts/moment.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { UndoDialog } from '../../parts/undo-dialog.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { JobBadge } from './job-badge.tsx'
import { JobExtremes } from './job-extremes.tsx'
import { jobQuery } from './job-query.ts'
import { JobRows } from './job-rows.tsx'
import { JobSteps, StopButton } from './job-steps.tsx'
import { MissingPlaces } from './missing-places.tsx'
import { PlaceForm } from './place-form.tsx'
import { WrongRows } from './wrong-rows.tsx'

/** One import or bulk change, from the first look to its end. */
export default function JobScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const query = useQuery(jobQuery(params.id ?? ''))
  const job = query.data?.data
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/files">{copy.back}</BackLink>
      <ScreenHead title={job?.title ?? copy.title} text={job && copy.by(job.by, momentInWords(job.at))}>
        {job && <JobBadge {...job} />}
      </ScreenHead>
      <LoadedPart query={query}>{({ data }) => <Part job={data} />}</LoadedPart>
    </div>
  )
}

function Part({ job }: { job: OfficeJob }) {
  if (job.state === 'looking' || job.state === 'applying') return <Progress job={job} />
  if (job.state === 'asks') return <Naming job={job} />
  if (job.state === 'ready') return <Ready job={job} />
  if (job.undoneBy) return <TakenBack job={job} by={job.undoneBy} />
  if (job.state === 'done') return <Done job={job} />
  return (
    <div className="grid justify-items-start gap-4">
      <FormAlert text={job.problem} />
      {job.state === 'cancelled' && <p>{copy.cancelledText}</p>}
      <ButtonLink to="/files">{copy.again}</ButtonLink>
    </div>
  )
}

function Progress({ job }: { job: OfficeJob }) {
  const { done, total, state } = job
  return (
    <section className="grid justify-items-start gap-3 rounded-md border border-line bg-card p-5" aria-live="polite">
      <h2 className="text-lg">{copy.states[state]}</h2>
      <progress
        aria-label={copy.states[state]}
        max={total || 1}
        {...(total > 0 && { value: done })}
        className="h-3 w-full accent-teal"
      />
      <p className="figures text-sm text-steel">{copy.progress(done, total)}</p>
      <StopButton job={job} />
    </section>
  )
}

/** Says where the list is in its file, and what its columns are. A place that was read anew has other columns. */
function Naming({ job, onClose }: { job: OfficeJob; onClose?: () => void }) {
  const { found, heads } = job
  return (
    <>
      {found && (
        <PlaceForm key={`${found.sheet} ${found.headRow}`} job={job} found={found} {...(onClose && { onClose })} />
      )}
      <ColumnsForm key={JSON.stringify(heads)} job={job} {...(onClose && { onClose })} />
    </>
  )
}

function Ready({ job }: { job: OfficeJob }) {
  const [isNaming, setNaming] = useState(false)
  const { found, problem } = job
  if (isNaming) return <Naming job={job} onClose={() => setNaming(false)} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormAlert text={problem} />
      <JobSteps job={job} />
      {job.kind === 'import' && (job.counts?.wrong ?? 0) > 0 && <WrongRows id={job._id} text={copy.wrongFile} />}
      {job.missing.length > 0 && <MissingPlaces job={job} />}
      <JobExtremes extremes={job.extremes} />
      {found && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-steel">
          <span className="min-w-0">
            {found.format === 'csv'
              ? copy.csvFound(found.encoding ?? '', found.separator ?? '')
              : copy.xlsxFound(found.sheet ?? '')}{' '}
            {copy.headFound(found.headRow ?? 1)}
          </span>
          <Button kind="quiet" className="px-0" onClick={() => setNaming(true)}>
            {copy.columnsAnew}
          </Button>
        </p>
      )}
      <JobRows job={job} />
    </div>
  )
}

function TakenBack({ job, by }: { job: OfficeJob; by: NonNullable<OfficeJob['undoneBy']> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="rounded-md border border-line bg-card p-4 font-semibold">
        {copy.undoneText(by.name, momentInWords(by.at))}
      </p>
      <JobRows job={job} />
    </div>
  )
}

function Done({ job }: { job: OfficeJob }) {
  const [isUndoing, setUndoing] = useState(false)
  const { counts, commandId, lands } = job
  const wrong = counts?.wrong ?? 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-good/40 bg-good-wash p-4">
        <p className="font-semibold">{copy.doneText((counts?.new ?? 0) + (counts?.changed ?? 0), lands)}</p>
        {commandId && (
          <Button kind="outline" onClick={() => setUndoing(true)}>
            {copy.undo}
          </Button>
        )}
      </div>
      {job.kind === 'import' && wrong > 0 && <WrongRows id={job._id} text={copy.wrongLeft(wrong)} />}
      {commandId && <ChangedLabels command={commandId} />}
      <JobRows job={job} />
      {isUndoing && commandId && <UndoDialog id={commandId} onClose={() => setUndoing(false)} />}
    </div>
  )
}

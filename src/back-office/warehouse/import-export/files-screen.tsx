import { useQuery } from '@tanstack/react-query'
import { FileDown, FileSpreadsheet, FileUp } from 'lucide-react'
import type { OfficeJob } from '../../../shared/contract/office/jobs.ts'
import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useMay } from '../../api/use-me.ts'
import { FileButton } from '../../parts/file-button.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { momentInWords } from '../../parts/moment.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { FileForm } from './file-form.tsx'
import { JobBadge } from './job-badge.tsx'
import { jobsQuery } from './job-query.ts'
import { PhotosPanel } from './photos-panel.tsx'

/** Goods as files: out to a spreadsheet, and back in. */
export default function FilesScreen() {
  const may = useMay()
  const mayImport = may('products.import')
  return (
    <div className="mx-auto max-w-4xl">
      <ScreenHead title={copy.title} text={copy.text}>
        {mayImport && (
          <>
            <ButtonLink kind="outline" to="/grid">
              {copy.grid}
            </ButtonLink>
            <ButtonLink kind="outline" to="/bulk">
              {copy.bulk}
            </ButtonLink>
          </>
        )}
      </ScreenHead>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[2fr_3fr] lg:items-start">
        <Panel icon={FileDown} title={copy.out}>
          <p className="text-steel">{copy.outText}</p>
          <div className="flex flex-wrap gap-2">
            <FileButton call="GET /goods-export" input={{ query: { format: 'xlsx' } }}>
              {copy.xlsx}
            </FileButton>
            <FileButton call="GET /goods-export" input={{ query: { format: 'csv' } }}>
              {copy.csv}
            </FileButton>
          </div>
        </Panel>
        {mayImport && (
          <Panel icon={FileUp} title={copy.in}>
            <p className="text-steel">{copy.inText}</p>
            <FileForm />
          </Panel>
        )}
      </div>
      {may('products.edit') && <PhotosPanel />}
      {mayImport && <Recent />}
    </div>
  )
}

function Recent() {
  const query = useQuery(jobsQuery)
  return (
    <section aria-label={copy.recent} className="mt-8">
      <h2 className="mb-3 text-lg">{copy.recent}</h2>
      <LoadedPart query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={FileSpreadsheet} title={copy.none} text={copy.noneText} />
          ) : (
            <ul className="overflow-hidden rounded-md border border-line bg-card">
              {data.map((job) => (
                <JobLine key={job._id} job={job} />
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </section>
  )
}

function JobLine({ job: { _id, title, by, at, state, counts, undoneBy } }: { job: OfficeJob }) {
  const shown = counts ? (['new', 'changed', 'wrong'] as const).filter((name) => counts[name] > 0) : []
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={`/files/${_id}`}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-paper-sunk"
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{title}</span>
          <span className="block text-sm text-steel">{copy.by(by, momentInWords(at))}</span>
        </span>
        <span className="flex items-center gap-3">
          <span className="figures text-sm text-steel">
            {shown.map((name) => `${copy.counts[name]} ${counts?.[name].toLocaleString('en-IN')}`).join(' · ')}
          </span>
          <JobBadge state={state} undoneBy={undoneBy} />
        </span>
      </Link>
    </li>
  )
}

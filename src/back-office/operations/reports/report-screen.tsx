import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, Download } from 'lucide-react'
import type { Report } from '../../../shared/contract/office/report-calls.ts'
import { reportScreen as copy } from '../../../shared/copy/office/report-screen.ts'
import { reportCopy } from '../../../shared/copy/reports.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { type ReportName, reportNames } from '../../../shared/office/reports.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { Redirect } from '../../../ui/router/use-location.ts'
import { FileButton } from '../../parts/file-button.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ReportChart } from '../../parts/report-chart.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { fileOf, type ReportView, reportQuery, useReportView } from './report-address.ts'
import { ReportFilters } from './report-filters.tsx'
import { ReportSummary } from './report-summary.tsx'
import { ReportTable } from './report-table.tsx'

/** A report of the owner; the address says which, over which dates and by what. */
export default function ReportScreen({ params: { name = '' } }: { params: Params }) {
  const known = reportNames.find((each) => each === name)
  return known ? <KnownReport key={known} name={known} /> : <Redirect to="/reports/sales" />
}

function KnownReport({ name }: { name: ReportName }) {
  const { view, set } = useReportView(name)
  const query = useQuery(reportQuery(view))
  const title = reportCopy.titles[name]
  return (
    <>
      <ScreenHead title={copy.title(title)} text={copy.noteOf[name]}>
        <Files view={view} />
      </ScreenHead>
      <Tabs label={copy.tabs} tabs={reportNames.map((each) => tabOf(each, name))} />
      <ReportFilters view={view} onChange={set} />
      <LoadedPart query={query}>
        {({ data }) => (
          <div
            aria-busy={query.isPlaceholderData || undefined}
            className={classNames(query.isPlaceholderData && 'opacity-60')}
          >
            <Days report={data} />
            {data.rows.length === 0 ? (
              <EmptyState icon={ChartNoAxesColumn} title={copy.none} text={copy.noneText} />
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <ReportSummary report={data} />
                <ReportChart report={data} />
                <ReportTable report={data} />
              </div>
            )}
          </div>
        )}
      </LoadedPart>
    </>
  )
}

/** Another report keeps the dates; a group is the report's own. */
function tabOf(each: ReportName, here: ReportName) {
  return {
    to: (params: URLSearchParams) => {
      const kept = new URLSearchParams(params)
      if (each !== here) kept.delete('by')
      return `/reports/${each}${kept.size > 0 ? `?${kept}` : ''}`
    },
    label: reportCopy.titles[each],
    here: each === here,
  }
}

function Files({ view }: { view: ReportView }) {
  return (['csv', 'xlsx'] as const).map((format) => (
    <FileButton
      key={format}
      call="GET /reports/{name}/file"
      input={fileOf(view, format)}
      label={copy.downloadLabel[format]}
    >
      <Icon of={Download} size={16} />
      {copy.download[format]}
    </FileButton>
  ))
}

function Days({ report: { from, to, before } }: { report: Report }) {
  return (
    <p className="figures my-3 flex flex-wrap gap-x-3 text-sm text-steel">
      <span className="font-semibold text-ink">{copy.days(formatDay(from), formatDay(to))}</span>
      {before && <span>{copy.against(formatDay(before.from), formatDay(before.to))}</span>}
    </p>
  )
}

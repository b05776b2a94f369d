import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { indianDay } from '../../../shared/india-time.ts'
import { daysOfRange, type ReportRange, reportRanges } from '../../../shared/office/report-ranges.ts'
import { type ComparedDays, groupOf, type ReportGroup, type ReportName } from '../../../shared/office/reports.ts'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { callOffice } from '../../api/call-office.ts'
import { useHeading } from '../../parts/heading.ts'

/** A report as the address says it. Days are those of the range's name, or two that were chosen. */
export interface ReportView {
  name: ReportName
  range: ReportRange | 'custom'
  from: string
  to: string
  by: ReportGroup | undefined
  against: ComparedDays
}

/** Filters as they stand in the address; what is usual is left out. */
type Filters = Partial<Record<'range' | 'from' | 'to' | 'by' | 'against', string>>

/** The report of the address, and how to change it: a link shows the same. */
export function useReportView(name: ReportName) {
  const search = useSearchParams()
  const navigate = useNavigate()
  const heading = useHeading()
  return {
    view: readView(name, search),
    set: (change: Filters) => {
      const set = Object.entries<string>({ ...Object.fromEntries(heading()), ...change }).filter(([, value]) => value)
      navigate(`/reports/${name}${set.length > 0 ? `?${new URLSearchParams(set)}` : ''}`, { replace: true })
    },
  }
}

function readView(name: ReportName, search: URLSearchParams): ReportView {
  const text = search.get('range')
  const today = indianDay(Date.now())
  const range = text === 'custom' ? text : (reportRanges.find((each) => each === text) ?? 'this_month')
  const usual = daysOfRange(range === 'custom' ? 'this_month' : range, today)
  const days = range === 'custom' ? { from: search.get('from') || usual.from, to: search.get('to') || usual.to } : usual
  const against = search.get('against') === 'year' ? 'year' : 'before'
  return { name, range, ...days, by: groupOf(name, search.get('by') ?? ''), against }
}

/** The report of a view; the one before stays until another has come. */
export const reportQuery = ({ name, from, to, by, against }: ReportView) =>
  queryOptions({
    queryKey: ['reports', name, from, to, by ?? '', against],
    queryFn: ({ signal }) =>
      callOffice('GET /reports/{name}', { params: { name }, query: { from, to, ...(by && { by }), against }, signal }),
    placeholderData: keepPreviousData,
    meta: { live: ['orders', 'stock'] },
  })

/** Asks for the file of a view. */
export function fileOf({ name, from, to, by, against }: ReportView, format: 'csv' | 'xlsx') {
  return { params: { name }, query: { from, to, ...(by && { by }), against, format } }
}

import { reportScreen as copy } from '../../../shared/copy/office/report-screen.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { reportRanges } from '../../../shared/office/report-ranges.ts'
import { comparedDays, reportGroups, reportSteps } from '../../../shared/office/reports.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ReportView, useReportView } from './report-address.ts'

interface FiltersProps {
  view: ReportView
  onChange: ReturnType<typeof useReportView>['set']
}

/** Dates, groups and what to compare with. Two dates of one's own begin with those that were shown. */
export function ReportFilters({ view, onChange }: FiltersProps) {
  const { name, range, from, to, against } = view
  const isCompared = name !== 'stock' && name !== 'payments'
  return (
    <div className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      <Select
        label={copy.range}
        value={range}
        options={[...reportRanges, 'custom' as const].map((value) => ({ value, label: copy.ranges[value] }))}
        onChange={({ target: { value } }) =>
          onChange({ range: value, ...(value === 'custom' ? { from, to } : { from: '', to: '' }) })
        }
      />
      {range === 'custom' && <OwnDates view={view} onChange={onChange} />}
      {reportGroups[name].length > 1 && <GroupBy view={view} onChange={onChange} />}
      {isCompared && (
        <Select
          label={copy.compare}
          value={against}
          options={comparedDays.map((value) => ({ value, label: copy.compared[value] }))}
          onChange={({ target: { value } }) => onChange({ against: value === 'before' ? '' : value })}
        />
      )}
    </div>
  )
}

function OwnDates({ view: { range, from, to }, onChange }: FiltersProps) {
  return (
    <>
      <Field
        type="date"
        label={copy.from}
        value={from}
        max={to}
        onChange={({ target: { value } }) => value && onChange({ range, from: value, to })}
      />
      <Field
        type="date"
        label={copy.to}
        value={to}
        min={from}
        max={indianDay(Date.now())}
        onChange={({ target: { value } }) => value && onChange({ range, from, to: value })}
      />
    </>
  )
}

/** Over time the length is chosen by the number of days, unless somebody says it. */
function GroupBy({ view: { name, by }, onChange }: FiltersProps) {
  const groups = reportGroups[name]
  const isOverTime = groups[0] === reportSteps[0]
  const options = groups.map((value, at) => ({
    value: at === 0 && !isOverTime ? '' : value,
    label: name === 'stock' && at === 0 ? copy.allGoods : copy.groups[value],
  }))
  return (
    <Select
      label={name === 'stock' ? copy.show : copy.groupBy}
      value={by === groups[0] && !isOverTime ? '' : (by ?? '')}
      options={isOverTime ? [{ value: '', label: copy.usual }, ...options] : options}
      onChange={({ target: { value } }) => onChange({ by: value })}
    />
  )
}

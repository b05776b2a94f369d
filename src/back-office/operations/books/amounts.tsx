import { formatRupees } from '../../../shared/money/format-rupees.ts'

/** Figures with their names; numbers are rupees. */
export function Amounts({ of }: { of: readonly (readonly [name: string, value: number | string])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      {of.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-steel">{name}</dt>
          <dd className="figures font-semibold wrap-anywhere">
            {typeof value === 'number' ? formatRupees(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { ScrollRegion } from '../../../ui/scroll-region.tsx'

/** A table that scrolls by itself where the screen is narrow; numbers stand at the right. `amounts`: they are rupees, with two digits. */
export function WideTable({
  label,
  head,
  rows,
  amounts = false,
}: {
  label: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  amounts?: boolean
}) {
  const digits = amounts ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {}
  return (
    <ScrollRegion label={label} className="overflow-x-auto rounded-sm border border-line">
      <table className="w-full min-w-max border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line bg-paper">
            {head.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {head.map((name, at) => {
                const cell = row[at] ?? ''
                return (
                  <td key={name} className={typeof cell === 'number' ? 'figures px-3 py-2 text-right' : 'px-3 py-2'}>
                    {typeof cell === 'number' ? cell.toLocaleString('en-IN', digits) : cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

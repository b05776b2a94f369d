import type { LegalTable } from '../../shared/copy/legal-text.ts'

/** A table; on phones each row stands as a block, its cells named. */
export function LegalTableView({ table }: { table: LegalTable }) {
  return (
    <table className="w-full border-collapse text-left text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-ink">
          {table.head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {table.rows.map(([first, ...cells]) => (
          <tr
            key={first}
            className="border-b border-line align-top max-md:block max-md:rounded-sm max-md:border max-md:bg-card max-md:p-3"
          >
            <th scope="row" className="py-2 pr-4 font-medium max-md:block max-md:py-0">
              {first}
            </th>
            {cells.map((cell, index) => (
              <td key={cell} className="py-2 pr-4 max-md:block max-md:pt-1 max-md:pb-0">
                <span aria-hidden="true" className="text-steel md:hidden">
                  {table.head[index + 1]}:{' '}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

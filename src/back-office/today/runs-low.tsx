import type { Today } from '../../shared/contract/office/today-call.ts'
import { todayScreen as copy } from '../../shared/copy/office/today-screen.ts'

/** The goods of which the fewest pieces are left. */
export function RunsLow({ items }: { items: Today['runsLow'] }) {
  return (
    <section className="rounded-sm border border-line bg-card p-4">
      <h2 className="caption text-steel">{copy.runsLow}</h2>
      {items.length === 0 ? (
        <p className="mt-2 text-sm">{copy.nothingLow}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line text-sm">
          {items.map(({ productId, name, left }) => (
            <li key={`${productId}${name}`} className="flex justify-between gap-4 py-2">
              <span className="min-w-0">{name}</span>
              <span className="figures shrink-0 font-semibold">{copy.left(left)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

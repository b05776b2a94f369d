import type { Today } from '../../../shared/contract/office/today-call.ts'
import { todayScreen as copy } from '../../../shared/copy/office/today-screen.ts'
import { Link } from '../../../ui/router/link.tsx'

/** The goods that last the shortest, each leading to its stock. */
export function RunsLow({ items }: { items: Today['runsLow'] }) {
  return (
    <section className="rounded-sm border border-line bg-card p-4 lg:self-start">
      <h2 className="caption text-steel">{copy.runsLow}</h2>
      {items.length === 0 ? (
        <p className="mt-2 text-sm">{copy.nothingLow}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line text-sm">
          {items.map(({ item, name, left, daysLeft }) => (
            <li key={item}>
              <Link
                to={`/stock/items/${item}`}
                className="flex min-h-11 items-center justify-between gap-4 py-2 underline-offset-4 hover:underline"
              >
                <span className="min-w-0">{name}</span>
                <span className="figures shrink-0 text-right">
                  <span className="font-semibold">{copy.left(left)}</span>
                  {daysLeft !== null && left > 0 && (
                    <span className="block text-xs text-steel">{copy.lasts(daysLeft)}</span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import type { Today, Waiting } from '../../../shared/contract/office/today-call.ts'
import { todayScreen as copy } from '../../../shared/copy/office/today-screen.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/router/link.tsx'

/** The work that waits, each kind with its count and a link; urgent ones are red. What waits for nobody is left out. */
export function WorkQueues({ waiting, done }: Pick<Today, 'waiting' | 'done'>) {
  const open = waiting.filter(({ count }) => count > 0)
  return (
    <section aria-label={copy.waits}>
      {open.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
          {open.map((each) => (
            <li key={each.key}>
              <Card waiting={each} />
            </li>
          ))}
        </ul>
      )}
      <p className="figures mt-3 text-sm text-steel">
        {copy.done}: {done.packed} {copy.packed}, {done.shipped} {copy.shipped}, {done.delivered} {copy.delivered}
      </p>
    </section>
  )
}

function Card({ waiting: { key, count, more, path, urgent } }: { waiting: Waiting }) {
  const look = classNames(
    'flex h-full min-h-14 items-center gap-3 rounded-sm border px-4 py-2',
    urgent ? 'border-bad bg-bad-wash text-bad' : 'border-line bg-card',
    path !== null && 'hover:border-ink',
  )
  const inside = (
    <>
      <span className="figures wide text-2xl font-bold">
        {count.toLocaleString('en-IN')}
        {more && '+'}
      </span>
      <span className="text-sm leading-5 font-medium">{copy.queues[key] ?? key}</span>
    </>
  )
  if (path === null) return <div className={look}>{inside}</div>
  return (
    <Link to={path} className={look}>
      {inside}
    </Link>
  )
}

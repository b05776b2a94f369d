import type { Today, Waiting } from '../../../shared/contract/office/today-call.ts'
import { todayScreen as copy } from '../../../shared/copy/office/today-screen.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/router/link.tsx'

/** The work queues, each with its count and a link; urgent ones are red. */
export function WorkQueues({ waiting, done }: Pick<Today, 'waiting' | 'done'>) {
  return (
    <section aria-label={copy.waits}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {waiting.map((each) => (
          <li key={each.key}>
            <Card waiting={each} />
          </li>
        ))}
      </ul>
      <p className="figures mt-3 text-sm text-steel">
        {copy.done}: {done.packed} {copy.packed}, {done.shipped} {copy.shipped}, {done.delivered} {copy.delivered}
      </p>
    </section>
  )
}

function Card({ waiting: { key, count, more, path, urgent } }: { waiting: Waiting }) {
  const look = classNames(
    'flex h-full min-h-24 flex-col justify-between gap-2 rounded-sm border p-4',
    urgent
      ? 'border-bad bg-bad-wash text-bad'
      : count > 0
        ? 'border-line bg-card'
        : 'border-line bg-transparent text-steel',
    path !== null && 'hover:border-ink',
  )
  const inside = (
    <>
      <span className="text-sm font-medium">{copy.queues[key] ?? key}</span>
      <span className={classNames('figures wide text-3xl font-bold', count > 0 && !urgent && 'text-ink')}>
        {count.toLocaleString('en-IN')}
        {more && '+'}
      </span>
    </>
  )
  if (path === null) return <div className={look}>{inside}</div>
  return (
    <Link to={path} className={look}>
      {inside}
    </Link>
  )
}

import { ChevronRight } from 'lucide-react'
import type { Person } from '../../../shared/contract/office/people.ts'
import { officePeople } from '../../../shared/copy/office/people.ts'
import { peopleScreens } from '../../../shared/copy/office/people-screens.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { personTones } from '../../../shared/office/office-badge-tones.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useMe } from '../../api/use-me.ts'

/** Everybody, each leading to their own screen. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  const me = useMe()
  return (
    <ul className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
      {people.map((person) => (
        <li key={person._id}>
          <Link
            to={`/people/${person._id}`}
            className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-paper-sunk focus-visible:-outline-offset-2 sm:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_auto]"
          >
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {person.name}
                {person._id === me._id && <Badge tone="teal">{peopleScreens.you}</Badge>}
                <StateBadge person={person} />
              </span>
              <span className="block text-sm break-words text-steel">{person.email}</span>
            </span>
            <span className="text-sm max-sm:col-start-1">
              {person.roles.map((role) => officePeople.roleNames[role]).join(', ')}
            </span>
            <span className="text-xs text-steel max-sm:col-start-1">
              {seen(person)}
              <span className="block">{peopleScreens.factorsOf(factorsOf(person))}</span>
            </span>
            <Icon
              of={ChevronRight}
              size={18}
              className="text-steel max-sm:col-start-2 max-sm:row-span-3 max-sm:row-start-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Invited or removed; who works here as always has none. */
export function StateBadge({ person: { state } }: { person: Pick<Person, 'state'> }) {
  if (state === 'active') return null
  return <Badge tone={personTones[state]}>{peopleScreens.state[state]}</Badge>
}

/** Returns when somebody last used the back office, or how long their invitation is valid. */
export function seen({ state, linkUntil, lastSeenAt }: Pick<Person, 'state' | 'linkUntil' | 'lastSeenAt'>): string {
  if (state === 'invited') {
    return linkUntil ? peopleScreens.invitedUntil(formatMoment(linkUntil)) : peopleScreens.invitationOver
  }
  return lastSeenAt ? peopleScreens.lastSeen(formatMoment(lastSeenAt)) : peopleScreens.neverSeen
}

/** By what somebody signs in, in words. */
export function factorsOf({ factors: { passkeys, totp, pin } }: Pick<Person, 'factors'>): string {
  const has = [
    ...(passkeys > 0 ? [peopleScreens.passkeys(passkeys)] : []),
    ...(totp ? [peopleScreens.totp] : []),
    ...(pin ? [peopleScreens.pin] : []),
  ]
  return has.length > 0 ? has.join(', ') : peopleScreens.noFactors
}

import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react'
import type { WindowRecord } from '../../../shared/contract/office/window.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { windowTones } from '../../../shared/office/office-badge-tones.ts'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import { deafWhile } from '../../../ui/aria-disabled-while.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { momentInWords } from '../../parts/moment.tsx'

/** The state of storefront content, in a word. */
export function WindowStateBadge({ state }: Pick<WindowRecord, 'state'>) {
  return <Badge tone={windowTones[state]}>{copy.state[state]}</Badge>
}

interface WindowLineProps {
  kind: WindowKind
  record: WindowRecord
  /** The directions it can move in; null: it has no place in an order. */
  canMove: { up: boolean; down: boolean } | null
}

/** One thing of the window: its picture, its name, how it stands; it opens, and moves by buttons. */
export function WindowLine({ kind, record, canMove }: WindowLineProps) {
  const { _id, name, fields, state, goods } = record
  const { image, startsAt, endsAt } = fields
  const parts = [
    goods !== null && copy.goods(goods),
    typeof startsAt === 'string' && state === 'waiting' && copy.from(momentInWords(startsAt)),
    typeof endsAt === 'string' && copy.until(momentInWords(endsAt)),
  ].filter(Boolean)
  return (
    <div className="flex min-w-0 items-stretch gap-1 rounded-sm border border-line bg-card">
      <Link to={`/window/${kind}/${_id}`} className="flex min-w-0 flex-1 items-center gap-3 px-3 py-2 hover:underline">
        {typeof image === 'string' && image !== '' && (
          <Picture
            src={image}
            alt=""
            sizes="6rem"
            most={240}
            width={96}
            height={56}
            className={`h-14 w-16 shrink-0 rounded-xs bg-white sm:w-24 ${kind === 'brands' ? 'object-contain' : 'object-cover'}`}
          />
        )}
        <span className="grid min-h-11 min-w-0 content-center gap-0.5">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-steel empty:hidden">
            {state !== 'shown' && <WindowStateBadge state={state} />}
            {parts.join(' · ')}
          </span>
        </span>
      </Link>
      {canMove && <Moves kind={kind} id={_id} name={name} can={canMove} />}
    </div>
  )
}

interface MovesProps {
  kind: WindowKind
  id: string
  name: string
  can: { up: boolean; down: boolean }
}

function Moves({ kind, id, name, can }: MovesProps) {
  const { act, pending } = useAct({
    send: (command, to: 'up' | 'down') =>
      callOffice('POST /window/{kind}/{id}/move', { params: { kind, id }, body: { to }, command }),
    stale: ['window', kind],
    failed: copy.failed,
  })
  const button = (icon: LucideIcon, label: string, to: 'up' | 'down') => (
    <button
      type="button"
      aria-label={label}
      {...deafWhile(pending || !can[to], () => act(to))}
      className="grid size-11 place-items-center self-center rounded-sm text-steel hover:bg-paper-sunk hover:text-ink aria-disabled:opacity-30"
    >
      <Icon of={icon} size={18} />
    </button>
  )
  return (
    <span className="flex shrink-0 items-center pr-1">
      {button(ArrowUp, copy.up(name), 'up')}
      {button(ArrowDown, copy.down(name), 'down')}
    </span>
  )
}

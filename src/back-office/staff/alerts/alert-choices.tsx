import type { Alerts } from '../../../shared/contract/office/alerts.ts'
import { alertsCopy as copy } from '../../../shared/copy/office/alerts.ts'
import { type AlertKind, type AlertWay, waysOf } from '../../../shared/office/alert-kinds.ts'
import { useChangeAlerts } from './use-change-alerts.ts'

/** List of the alert kinds, each with the channels it can be sent by. */
export function AlertChoices({ kinds }: { kinds: Alerts['kinds'] }) {
  return (
    <ul className="divide-y divide-line rounded-sm border border-line bg-card">
      {kinds.map(({ kind, wanted }) => (
        <li key={kind} className="grid gap-x-6 gap-y-2 p-4 sm:p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <div>
            <h2 className="text-base">{copy.kinds[kind].name}</h2>
            <p className="text-sm text-steel">{copy.kinds[kind].text}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {waysOf(kind).map((way) => (
              <WayChoice key={way} kind={kind} way={way} wanted={wanted[way] ?? false} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** One way of being told; what is chosen is shown at once, and taken back where it could not be saved. */
function WayChoice({ kind, way, wanted }: { kind: AlertKind; way: AlertWay; wanted: boolean }) {
  const { mutate, isPending, variables } = useChangeAlerts()
  const chosen = isPending ? (variables.wishes?.[0]?.wanted ?? wanted) : wanted
  return (
    <label className="flex min-h-11 min-w-22 items-center gap-2 rounded-sm border border-line-strong px-3 text-sm font-medium has-checked:border-teal has-checked:bg-teal-wash">
      <input
        type="checkbox"
        className="size-5 accent-teal"
        aria-label={copy.wayOf(copy.kinds[kind].name, copy.ways[way])}
        checked={chosen}
        onChange={() => {
          if (!isPending) mutate({ wishes: [{ kind, way, wanted: !wanted }] })
        }}
      />
      {copy.ways[way]}
    </label>
  )
}

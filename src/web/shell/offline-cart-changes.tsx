import { useQueryClient } from '@tanstack/react-query'
import { Clock, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { offlineCopy as copy } from '../../shared/copy/offline.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useOnline } from '../../ui/use-online.ts'
import { type WaitingChange, waitingCart } from '../session/offline-cart-queue.ts'
import { cartQuery } from '../session/personal-queries.ts'
import { sendWaiting } from './send-offline-changes.ts'

/**
 * Changes to the cart that wait for a connection, and those that the shop did not make: each can be removed. Sends them once
 * there is one.
 */
export default function WaitingList() {
  const online = useOnline()
  const changes = waitingCart.use()
  const { sending, send } = useSending()
  const ready = online && changes.some(({ problem }) => problem === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once with each connection
  useEffect(() => {
    if (online) void send()
  }, [online])
  if (changes.length === 0) return null
  return (
    <div className="page">
      <p role="status" className="flex items-center gap-2 pt-2">
        <Icon of={Clock} size={18} className="shrink-0" />
        {copy.waits(changes.length)}
      </p>
      <details className="text-ink" open={changes.some(({ problem }) => problem !== undefined)}>
        <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4">
          {copy.show}
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {groupsOf(changes).map((group) => (
            <WaitingRow key={group[0]?.key} group={group} />
          ))}
        </ul>
        {ready && (
          <Button kind="outline" className="my-2" pending={sending} onClick={send}>
            {copy.sendNow}
          </Button>
        )}
      </details>
    </div>
  )
}

function WaitingRow({ group }: { group: readonly WaitingChange[] }) {
  const [one] = group
  if (!one) return null
  // of quantities that were typed the last one counts
  const pieces = group.reduce((sum, { change, quantity }) => (change === 'set' ? quantity : sum + quantity), 0)
  const text = copy.changes[one.change](one.name || copy.something, pieces)
  const keys = new Set(group.map(({ key }) => key))
  return (
    <li className="flex items-center gap-3 py-1">
      <Icon of={one.problem ? TriangleAlert : Clock} size={18} className={one.problem ? 'text-bad' : 'text-steel'} />
      <div className="min-w-0 flex-1 text-sm">
        <p>{text}</p>
        {one.problem && <p className="font-semibold text-bad">{copy.notMade(one.problem)}</p>}
      </div>
      <button
        type="button"
        aria-label={copy.takeOff(text)}
        onClick={() => waitingCart.edit((changes) => changes.filter(({ key }) => !keys.has(key)))}
        className="grid size-11 shrink-0 place-items-center text-steel hover:text-ink"
      >
        <Icon of={X} size={18} />
      </button>
    </li>
  )
}

/** Presses of one kind that follow each other are one row. */
function groupsOf(changes: readonly WaitingChange[]): WaitingChange[][] {
  const groups: WaitingChange[][] = []
  const kindOf = (each: WaitingChange | undefined) =>
    each && [each.change, each.productId, each.variantId, each.problem].join('\n')
  for (const each of changes) {
    const last = groups.at(-1)
    if (last && kindOf(last[0]) === kindOf(each)) last.push(each)
    else groups.push([each])
  }
  return groups
}

function useSending() {
  const queryClient = useQueryClient()
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const made = await sendWaiting(queryClient).catch(() => 0)
    setSending(false)
    if (made > 0) toast.success(copy.sent(made))
    const refused = waitingCart.read().filter(({ problem }) => problem !== undefined)
    if (refused.length > 0) {
      toast.error(copy.someRefused)
      await queryClient.invalidateQueries({ queryKey: cartQuery().queryKey })
    }
  }
  return { sending, send }
}

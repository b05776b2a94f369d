import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { pickLimits } from '../../../shared/pick-limits.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Form } from '../../../ui/form.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'

/** Begins a walk with the oldest orders, or takes more of them onto it; others are chosen in their list. */
export function StartPart({ waiting, isOnWalk }: { waiting: number; isOnWalk: boolean }) {
  const [text, setText] = useState(String(pickLimits.ordersUsual))
  const oldest = numberIn(text, { ...numberRules.count, least: 1, most: pickLimits.ordersMost })
  const start = useAct({
    send: (command, count: number) => callOffice('POST /picks', { body: { oldest: count }, command }),
    stale: ['picks'],
    failed: copy.failed,
  })
  if (waiting === 0) {
    return isOnWalk ? null : (
      <EmptyState icon={PackageCheck} title={copy.waitingOrders(0)} text={copy.noneText}>
        <ButtonLink kind="outline" to="/orders?queue=to_pack">
          {copy.choose}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <section aria-label={copy.waitingOrders(waiting)} className="grid gap-3 rounded-md border border-line bg-card p-4">
      <h2 className="text-xl">{copy.waitingOrders(waiting)}</h2>
      <p className="text-steel">{copy.waitingText}</p>
      <Form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (oldest !== undefined && !start.pending) start.act(oldest)
        }}
      >
        <NumberText
          kind="count"
          label={copy.oldest}
          value={text}
          error={text.trim() !== '' && oldest === undefined ? copy.oldestMost(pickLimits.ordersMost) : undefined}
          onText={setText}
          className="figures min-w-0 flex-1 basis-32"
        />
        <Button type="submit" kind={isOnWalk ? 'outline' : 'signal'} pending={start.pending} className="min-h-12">
          {isOnWalk ? copy.more : copy.start}
        </Button>
        <ButtonLink kind="quiet" to="/orders?queue=to_pack" className="min-h-12">
          {copy.choose}
        </ButtonLink>
      </Form>
    </section>
  )
}

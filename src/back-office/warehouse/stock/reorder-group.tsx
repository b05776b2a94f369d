import { Copy, FileText, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { ReorderGroup as Group } from '../../../shared/contract/office/reorder-calls.ts'
import { reorderCopy as copy } from '../../../shared/copy/office/reorder.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay, useShopName } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { ReorderLine } from './reorder-line.tsx'

type Line = Group['lines'][number]
/** Typed quantities by item; null: the item is not ordered. */
type Wanted = Readonly<Record<string, string | null>>

/** The items to order from one supplier: set the quantities, send them as a message or on paper, then mark as ordered. */
export function ReorderGroup({ group: { supplier, lines } }: { group: Group }) {
  const may = useMay()
  const [typed, setTyped] = useState<Wanted>({})
  const textOf = (line: Line) => (typed[line.item] === undefined ? String(line.suggestion) : typed[line.item])
  const chosen = lines.flatMap((line) => {
    const quantity = numberIn(textOf(line) ?? '', numberRules.pieces)
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
  const wanted = lines.filter((line) => textOf(line) !== null)
  const isWrong = supplier !== null && chosen.length < wanted.length
  const set = (item: string, text: string | null) => setTyped({ ...typed, [item]: text })
  const worth = chosen.every(({ cost }) => cost != null)
    ? chosen.reduce((sum, { quantity, cost }) => sum + quantity * (cost ?? 0), 0)
    : undefined
  return (
    <Card
      title={supplier?.name ?? copy.nobody}
      text={supplier ? copy.delivers(supplier.deliveryDays) : copy.nobodyText}
      aside={worth ? <span className="figures text-sm text-steel">{copy.about(formatRupees(worth))}</span> : undefined}
    >
      <ul className="-my-2 divide-y divide-line">
        {lines.map((line) => (
          <ReorderLine key={line.item} line={line} typed={textOf(line) ?? null} onType={set} isFixed={!supplier} />
        ))}
      </ul>
      {/* what cannot be read would be missing in the order without a word */}
      <FormAlert text={isWrong ? copy.notRead : null} />
      {supplier && !isWrong && <Ways supplier={supplier} chosen={chosen} />}
      {supplier && !isWrong && may('suppliers.edit') && <Ordered supplierId={supplier._id} chosen={chosen} />}
    </Card>
  )
}

type Chosen = readonly (Line & { quantity: number })[]

/** The ways to send the order to the supplier. */
function Ways({ supplier, chosen }: { supplier: NonNullable<Group['supplier']>; chosen: Chosen }) {
  const shop = useShopName()
  const lines = chosen.map(({ quantity, name, code }) => copy.line(quantity, name, code))
  const text = [copy.message(shop), ...lines].join('\n')
  const copyText = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(copy.copied),
      () => toast.error(copy.notCopied),
    )
  const link =
    'inline-flex min-h-11 items-center gap-2 rounded-sm border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink'
  return (
    <div className="flex flex-wrap gap-2">
      {supplier.phone && (
        <a
          href={`https://wa.me/91${supplier.phone}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          className={link}
        >
          <Icon of={MessageCircle} size={16} />
          {copy.send}
        </a>
      )}
      <Button kind="outline" className="px-4" onClick={() => void copyText()}>
        <Icon of={Copy} size={16} />
        {copy.copyText}
      </Button>
      <a href={`/api/office/v1/reorder/${supplier._id}/paper`} target="_blank" rel="noreferrer" className={link}>
        <Icon of={FileText} size={16} />
        {copy.paper}
      </a>
    </div>
  )
}

/** Once it was sent: from now on it is on its way. */
function Ordered({ supplierId, chosen }: { supplierId: string; chosen: Chosen }) {
  const lines = chosen.map(({ item, quantity }) => ({ item, quantity }))
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /purchases', { body: { supplierId, lines }, command }),
    stale: ['stock'],
    failed: copy.actFailed,
  })
  return (
    <Button wide pending={pending} disabled={lines.length === 0} onClick={() => act()}>
      {copy.ordered} · {copy.chosen(lines.length)}
    </Button>
  )
}

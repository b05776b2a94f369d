import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, MessageCircle } from 'lucide-react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { linkedOrders as copy } from '../../../shared/copy/office/linked-orders.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, type OfficeAnswer } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'

type PayLink = OfficeAnswer<'GET /orders/{id}/linked'>['data']['links'][number]

/** Payment links of an order, the newest first: what each asks for, how it stands, and of one that waits its address. */
export function PayLinks({ order, links }: { order: OfficeOrder; links: readonly PayLink[] }) {
  return (
    <ul aria-label={copy.links} className="grid grid-cols-1 divide-y divide-line">
      {links.map((link) => (
        <li key={link._id} className="grid grid-cols-1 gap-2 py-3">
          <p className="flex flex-wrap justify-between gap-x-4">
            <strong className="figures">{copy.linkOf(formatRupees(link.amount))}</strong>
            <span className={link.state === 'open' ? 'font-semibold' : 'text-steel'}>{copy.states[link.state]}</span>
          </p>
          <p className="text-sm wrap-anywhere">{link.items.join(', ')}</p>
          {link.url !== null && <OpenLink order={order} link={link} url={link.url} />}
        </li>
      ))}
    </ul>
  )
}

const way =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink'

function OpenLink({ order, link: { until, message }, url }: { order: OfficeOrder; link: PayLink; url: string }) {
  const client = useQueryClient()
  const params = { id: order._id }
  const withdrawOnce = useCommand((_: null, command) =>
    callOffice('POST /orders/{id}/pay-link/withdraw', { params, command }),
  )
  const withdrawn = useMutation({
    mutationFn: () => withdrawOnce(null),
    onSuccess: (answer) => void toast.success(answer.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
  const { phone, phoneIsWhole } = order.customer
  const copyUrl = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(copy.copied),
      () => toast.error(copy.notCopied),
    )
  return (
    <>
      <p className="text-sm text-steel">{copy.until(formatMoment(until))}</p>
      <p className="rounded-sm border border-line px-3 py-2.5 text-sm break-all select-all">
        <span className="sr-only">{copy.address}: </span>
        {url}
      </p>
      <FormAlert text={withdrawn.error && failureText(withdrawn.error, copy.failed)} />
      <p className="flex flex-wrap gap-2">
        <Button kind="outline" className="px-4" onClick={() => void copyUrl()}>
          <Icon of={Copy} size={16} />
          {copy.copyLink}
        </Button>
        {phoneIsWhole && phone && message && (
          <a
            href={`https://wa.me/91${phone}?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noreferrer"
            className={way}
          >
            <Icon of={MessageCircle} size={16} />
            {copy.whatsapp}
          </a>
        )}
        <Button kind="quiet" className="px-2" pending={withdrawn.isPending} onClick={() => withdrawn.mutate()}>
          {copy.withdraw}
        </Button>
      </p>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { callOffice } from '../api/call-office.ts'
import { useMay } from '../api/use-me.ts'

/** The bell: the number of new orders, for who confirms them, and the way there. */
export function NewOrdersLink({ className }: { className: string }) {
  const mayConfirm = useMay()('orders.confirm')
  const { data } = useQuery({
    queryKey: ['orders', 'queues', ''],
    queryFn: ({ signal }) => callOffice('GET /orders/queues', { signal }),
    enabled: mayConfirm,
    meta: { live: ['orders'] },
  })
  if (!mayConfirm) return null
  const { count, more } = data?.data.queues.to_confirm ?? { count: 0, more: false }
  const words = `${count.toLocaleString('en-IN')}${more ? '+' : ''}`
  return (
    <Link to="/orders?queue=to_confirm" aria-label={officeShell.newOrders(words)} className={`relative ${className}`}>
      <Icon of={Bell} size={18} />
      {count > 0 && (
        <span className="figures absolute top-0.5 right-0.5 rounded-full bg-signal px-1 text-2xs leading-4 font-bold text-ink">
          {words}
        </span>
      )}
    </Link>
  )
}

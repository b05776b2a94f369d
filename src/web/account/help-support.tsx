import { useQuery } from '@tanstack/react-query'
import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { account } from '../../shared/copy/account.ts'
import { limits } from '../../shared/limits.ts'
import { cutText } from '../../ui/cut-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { Select } from '../../ui/select.tsx'
import { paths } from '../router/paths.ts'
import { useShop } from '../site/use-shop.ts'
import { ordersQuery } from './orders-query.ts'
import { whatsappLink } from './whatsapp-link.ts'

const copy = account.help

/** Ways to reach people; about the given order, else the latest one. */
export function HelpSupport({ orderNumber }: { orderNumber: string | null }) {
  const shop = useShop()
  const { data: orders = [], isPending } = useQuery(ordersQuery())
  const [chosen, setChosen] = useState<string | null>(null)
  const about = chosen ?? orderNumber ?? orders[0]?.number ?? ''
  const subject = about ? `?subject=${encodeURIComponent(copy.subject(about))}` : ''
  const options = orders.map(({ number, products }) => ({
    value: number,
    label: copy.option(number, cutText(products[0]?.name ?? '', limits.cut.orderName)),
  }))
  return (
    <div className="mt-1 grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-steel">{copy.intro}</p>
      {(isPending || orders.length > 0) && (
        <Select
          label={copy.about}
          options={[...options, { value: '', label: copy.noOrder }]}
          value={about}
          disabled={isPending}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {shop.whatsapp && (
          <Way
            href={whatsappLink(shop.whatsapp, about || null)}
            icon={MessageCircle}
            title={copy.whatsapp}
            text={copy.whatsappText}
            away
          />
        )}
        {shop.phone && (
          <Way
            href={shop.phoneLink}
            icon={Phone}
            title={copy.phone}
            text={[shop.phone, shop.hours.text].filter(Boolean).join(' · ')}
          />
        )}
        {shop.email && <Way href={`mailto:${shop.email}${subject}`} icon={Mail} title={copy.mail} text={shop.email} />}
      </ul>
      <p className="text-sm text-steel">
        {copy.complaints}{' '}
        <Link to={paths.terms} className="inline-block py-1 font-medium text-ink underline">
          {copy.terms}
        </Link>
        .
      </p>
    </div>
  )
}

/** `away`: opens beside the shop. */
function Way(props: { href: string; icon: LucideIcon; title: string; text: string; away?: boolean }) {
  return (
    <li>
      <a
        href={props.href}
        {...(props.away && { target: '_blank', rel: 'noopener noreferrer' })}
        className="flex items-center gap-4 rounded-sm border border-line bg-card p-4 hover:border-ink"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-teal-wash text-teal">
          <Icon of={props.icon} size={22} />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{props.title}</span>
          <span className="figures block text-sm wrap-anywhere text-steel">{props.text}</span>
        </span>
      </a>
    </li>
  )
}

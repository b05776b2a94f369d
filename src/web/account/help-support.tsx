import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { account } from '../../shared/copy/account.ts'
import { limits } from '../../shared/limits.ts'
import { cutText } from '../../ui/cut-text.ts'
import { Link } from '../../ui/router/link.tsx'
import { Select } from '../../ui/select.tsx'
import { complaintLink } from '../router/complaint-link.ts'
import { useSession } from '../session/store.ts'
import { ContactWay } from '../site/contact-way.tsx'
import { useShop } from '../site/use-shop.ts'
import { ordersQuery } from './orders-query.ts'
import { whatsappLink } from './whatsapp-link.ts'

const copy = account.help

/** Ways to reach people; about the given order where it is one of this account, else about the latest one. */
export function HelpSupport({ orderNumber }: { orderNumber: string | null }) {
  const userId = useSession((state) => state.user.user?._id)
  const { data: orders = [], isPending, isError } = useQuery(ordersQuery())
  const [chosen, setChosen] = useState<string | null>(null)
  // whose orders cannot be read may still ask about the one that led here
  const isUnknown = isPending || isError
  const asked = isUnknown || orders.some(({ number }) => number === orderNumber) ? orderNumber : null
  const about = chosen ?? asked ?? orders[0]?.number ?? ''
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
      <Ways about={about} />
      <p className="text-sm text-steel">
        {copy.complaints}{' '}
        <Link {...complaintLink(about, userId)} className="inline-block py-1 font-medium text-ink underline">
          {copy.complain}
        </Link>
        .
      </p>
    </div>
  )
}

/** List of the shop's ways of contact: phone, WhatsApp and mail, as far as it has them. */
function Ways({ about }: { about: string }) {
  const shop = useShop()
  const subject = about ? `?subject=${encodeURIComponent(copy.subject(about))}` : ''
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {shop.whatsapp && (
        <ContactWay
          href={whatsappLink(shop.whatsapp, about || null)}
          icon={MessageCircle}
          title={copy.whatsapp}
          text={copy.whatsappText}
          away
        />
      )}
      {shop.phone && (
        <ContactWay
          href={shop.phoneLink}
          icon={Phone}
          title={copy.phone}
          text={[shop.phone, shop.hours.text].filter(Boolean).join(' · ')}
        />
      )}
      {shop.email && (
        <ContactWay href={`mailto:${shop.email}${subject}`} icon={Mail} title={copy.mail} text={shop.email} />
      )}
    </ul>
  )
}

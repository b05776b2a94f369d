import { MessageCircle, Phone } from 'lucide-react'
import type { Customer } from '../../../shared/contract/office/customer-calls.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useShopName } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { Moment } from '../../parts/moment.tsx'

const button =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-sm border border-line-strong px-3 text-sm font-semibold hover:border-ink'

/** Phone number, email and firm, and ways to reach the customer for who sees them whole. */
export function CustomerContact({ customer }: { customer: Customer }) {
  const { name, phone, email, emailConfirmed, contactIsWhole, firm, gstin, newsletter, agreesToMessages } = customer
  const text = encodeURIComponent(copy.greeting(name, useShopName()))
  return (
    <Card title={copy.contact}>
      <div className="grid gap-1 text-sm wrap-anywhere">
        <p className="figures">{phone}</p>
        {email !== null && (
          <p>
            {contactIsWhole ? <a href={`mailto:${email}`}>{email}</a> : email}
            {!emailConfirmed && <span className="text-steel"> ({copy.emailUnconfirmed})</span>}
          </p>
        )}
        {!contactIsWhole && <p className="text-steel">{copy.masked}</p>}
        {firm !== '' && (
          <p>
            <strong>{firm}</strong>
            {gstin !== null && <span className="figures block">GSTIN {gstin}</span>}
          </p>
        )}
        <p className="text-steel">{newsletter ? copy.newsletter : copy.noNewsletter}</p>
        <p className="text-steel">{agreesToMessages ? copy.messagesAgreed : copy.messagesNotAgreed}</p>
      </div>
      {contactIsWhole && (
        <p className="flex gap-2">
          <a href={`tel:+91${phone}`} className={button}>
            <Icon of={Phone} size={16} />
            {copy.call}
          </a>
          <a href={`https://wa.me/91${phone}?text=${text}`} target="_blank" rel="noreferrer" className={button}>
            <Icon of={MessageCircle} size={16} />
            {copy.whatsapp}
          </a>
        </p>
      )}
    </Card>
  )
}

/** Shows who of the shop's people saw the whole phone number or this page, the last first. */
export function ContactReads({ reads }: { reads: NonNullable<Customer['contactReads']> }) {
  return (
    <Card title={copy.reads}>
      {reads.length === 0 && <p className="text-sm text-steel">{copy.noReads}</p>}
      {reads.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 text-sm">
          {reads.map(({ name, at, times, masked }) => (
            <li key={`${name} ${at} ${masked}`} className="flex flex-wrap justify-between gap-x-4 wrap-anywhere">
              <span>
                {name}, {copy.readTimes(times)}
                {masked && `, ${copy.readMasked}`}
              </span>
              <Moment at={at} className="figures text-steel" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The saved addresses. */
export function CustomerAddresses({ customer: { addresses } }: { customer: Customer }) {
  return (
    <Card title={copy.addresses}>
      {addresses.length === 0 && <p className="text-sm text-steel">{copy.noAddresses}</p>}
      {addresses.map(({ _id, label, fullName, lines, phone }) => (
        <address key={_id} className="text-sm not-italic wrap-anywhere">
          <span className="caption block text-steel">{label}</span>
          <strong className="block">{fullName}</strong>
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="figures block">{phone}</span>
        </address>
      ))}
    </Card>
  )
}

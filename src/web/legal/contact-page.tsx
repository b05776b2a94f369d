import { Mail, MessageCircle, Phone } from 'lucide-react'
import { contact, contactShop } from '../../shared/copy/contact-shop.ts'
import { listed } from '../../shared/copy/legal-text.ts'
import { ContactWay } from '../site/contact-way.tsx'
import { useShopFacts } from '../site/use-shop-facts.ts'
import { LegalPage } from './legal-page.tsx'
import { policyLoader } from './policy-query.ts'

export const loader = policyLoader('contact')

/** Page of the ways to reach the shop, and of who it is by law. */
export default function ContactPage() {
  const facts = useShopFacts()
  const { phone, phoneLink, whatsapp, email, hours } = facts
  return (
    <LegalPage template={contactShop} page="contact">
      <ul className="mt-6 grid max-w-xl grid-cols-[minmax(0,1fr)] gap-3">
        {phone && <ContactWay href={phoneLink} icon={Phone} title={contact.phone} text={listed(phone, hours.text)} />}
        {whatsapp && (
          <ContactWay
            href={`https://wa.me/${whatsapp}`}
            icon={MessageCircle}
            title={contact.whatsapp}
            text={contact.whatsappText}
            away
          />
        )}
        {email && <ContactWay href={`mailto:${email}`} icon={Mail} title={contact.mail} text={email} />}
      </ul>
    </LegalPage>
  )
}

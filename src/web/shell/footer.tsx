import { useQuery } from '@tanstack/react-query'
import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { shell } from '../../shared/copy/shell.ts'
import { highlights } from '../../shared/highlights.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { categoriesQuery } from '../api/queries.ts'
import { listingLink } from '../router/listing-link.ts'
import { paths } from '../router/paths.ts'
import { useShop } from '../site/use-shop.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { Wordmark } from './wordmark.tsx'

const link = 'inline-flex min-h-8 items-center max-md:min-h-11 hover:text-white hover:underline'

/** Newsletter, ways on, contact. Hidden on the cart of narrow screens, where the order bar stands (SPEC §2). */
export function Footer() {
  const { pathname } = useLocation()
  const shop = useShop()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const hiding = pathname === paths.cart ? '[@media(width<=768px)]:hidden' : ''
  return (
    <footer className={`on-dark mt-16 md:mt-20 text-sm text-on-ink-soft ${hiding}`}>
      <div className="blueprint bg-teal text-on-ink">
        <div className="page grid gap-6 py-10 lg:grid-cols-[1fr_2fr] lg:items-center">
          <div>
            <h2 className="text-xl text-white">{shell.newsletterTitle}</h2>
            <p className="mt-1 text-balance">{shell.newsletterText}</p>
          </div>
          <NewsletterForm />
        </div>
      </div>
      <div className="bg-ink">
        <div className="page grid grid-pairs gap-x-6 gap-y-10 py-12 md:grid-cols-[minmax(20rem,2fr)_auto_minmax(14rem,1.4fr)] lg:grid-cols-[1.2fr_2fr_1fr_1.4fr]">
          <div className="col-span-full grid content-start gap-4 lg:col-span-1">
            <Wordmark />
            {shop.tagline && <p className="max-w-xs">{shop.tagline}.</p>}
          </div>
          <Column title={shell.categories} label={shell.furtherCategories} wide>
            {categories.map(({ _id, name }) => (
              <li key={_id}>
                <Link {...listingLink({ selectedCategory: { id: _id, name } })} className={link}>
                  {name}
                </Link>
              </li>
            ))}
          </Column>
          <Column title={shell.highlights}>
            {Object.values(highlights).map((highlight) => (
              <li key={highlight.id}>
                <Link {...listingLink({ selectedCategory: highlight })} className={link}>
                  {highlight.name}
                </Link>
              </li>
            ))}
          </Column>
          <Contact />
        </div>
        <div className="page">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-ink-line py-4 text-xs">
            <p>
              {shop.credit}
              {shop.seller.gstin && (
                <span className="block">
                  {shop.seller.legalName} · {shell.gstin} {shop.seller.gstin}
                </span>
              )}
            </p>
            <nav aria-label={shell.legal} className="flex flex-wrap gap-x-5">
              {shell.legalPages.map(([page, name]) => (
                <Link key={page} to={paths[page]} className={link}>
                  {name}
                </Link>
              ))}
            </nav>
          </div>
        </div>
      </div>
    </footer>
  )
}

function Column(props: { title: string; label?: string; wide?: boolean; children: ReactNode }) {
  return (
    <nav aria-label={props.label ?? props.title} className={props.wide ? 'col-span-full md:col-span-1' : ''}>
      <h2 className="caption mb-3 text-white">{props.title}</h2>
      <ul className={props.wide ? 'columns-[9rem_2] gap-x-6' : ''}>{props.children}</ul>
    </nav>
  )
}

function Contact() {
  const { address, email, phone, phoneLink, social } = useShop()
  if (!address.street && !email && !phone && !social) return null
  return (
    <div className="max-sm:col-span-full">
      <h2 className="caption mb-3 text-white">{shell.contact}</h2>
      <address className="grid grid-cols-1 gap-2 not-italic">
        {address.street && (
          <p className="flex gap-2">
            <Icon of={MapPin} size={18} className="mt-0.5 shrink-0 text-signal" />
            <span>
              {address.street}
              <br />
              {address.cityInFull}, {address.state} {address.pincode}
            </span>
          </p>
        )}
        {email && (
          <a href={`mailto:${email}`} className={`${link} gap-2`}>
            <Icon of={Mail} size={18} className="shrink-0 text-signal" />
            <span className="min-w-0 wrap-anywhere">{email}</span>
          </a>
        )}
        {phone && (
          <a href={phoneLink} className={`${link} figures gap-2`}>
            <Icon of={Phone} size={18} className="shrink-0 text-signal" />
            {phone}
          </a>
        )}
        {social && (
          <a href={social.url} rel="noopener" className={`${link} font-medium`}>
            {shell.follow}: {social.name}
          </a>
        )}
      </address>
    </div>
  )
}

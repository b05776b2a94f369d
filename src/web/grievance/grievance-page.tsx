import { useState } from 'react'
import { telephone } from '../../shared/copy/contact-shop.ts'
import { grievance } from '../../shared/copy/grievance.ts'
import { legal, listed } from '../../shared/copy/legal-text.ts'
import type { ShopFacts } from '../../shared/shop-facts.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { useSession } from '../session/store.ts'
import { PageHead } from '../site/page-head.tsx'
import { useShopFacts } from '../site/use-shop-facts.ts'
import { GrievanceForm } from './grievance-form.tsx'

const crumbs = [{ label: legal.home, to: paths.home }, { label: grievance.title }]

/** Complaints: a form that needs no account, who answers for the shop, and until when (Consumer Protection (E-Commerce) Rules 2020). */
export default function GrievancePage() {
  const facts = useShopFacts()
  const user = useSession((state) => state.user.user)
  const left = useSessionsLeft(user?._id ?? null)
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={grievance.title} description={grievance.description(facts.name)} path={paths.grievance} />
      <Breadcrumb label={legal.breadcrumb} crumbs={crumbs} />
      <h1 className="border-b border-ink pb-2 text-2xl md:text-3xl">{grievance.title}</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="max-w-3xl">
          <p className="text-lg">{grievance.intro}</p>
          <Link to={paths.ticket} className="mt-1 inline-flex min-h-11 items-center font-medium underline">
            {grievance.follow}
          </Link>
          <section
            aria-labelledby="complaint"
            className="mt-4 rounded-md border border-line bg-card px-4 py-5 sm:px-6 sm:py-6"
          >
            <h2 id="complaint" className="mb-4 text-xl">
              {grievance.form.title}
            </h2>
            <GrievanceForm key={left} user={user} />
          </section>
        </div>
        <aside className="grid content-start gap-8">
          <Officer facts={facts} />
          <Steps />
          <Link to={paths.accessibility} className={`${link} justify-self-start`}>
            {legal.others.accessibility}
          </Link>
        </aside>
      </div>
    </div>
  )
}

/**
 * Returns the number of accounts that signed out here: nobody else finds what one has typed. Signing in keeps what a visitor
 * typed.
 */
function useSessionsLeft(userId: string | null): number {
  const [seen, setSeen] = useState({ userId, left: 0 })
  if (seen.userId !== userId) setSeen({ userId, left: seen.userId === null ? seen.left : seen.left + 1 })
  return seen.left
}

const link = 'inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4 md:min-h-8'

function Officer({ facts: { officer, hours, seller } }: { facts: ShopFacts }) {
  return (
    <section aria-labelledby="officer">
      <h2 id="officer" className="mb-2 text-xl">
        {grievance.officer}
      </h2>
      <address className="grid justify-items-start not-italic">
        <p className="font-semibold">{officer.name}</p>
        <p className="text-steel">{officer.designation}</p>
        {officer.email && (
          <a href={`mailto:${officer.email}`} className={link}>
            {officer.email}
          </a>
        )}
        {officer.phone && (
          <a href={telephone(officer.phone)} className={`${link} figures`}>
            {officer.phone}
          </a>
        )}
        <p className="mt-1 text-sm text-steel">
          {hours.text}
          <br />
          {listed(seller.legalName, seller.address, seller.state, 'India')}
        </p>
      </address>
    </section>
  )
}

function Steps() {
  const { title, list, law } = grievance.steps
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="mb-3 text-xl">
        {title}
      </h2>
      <ol className="ml-3.25 grid gap-4 border-l border-line-strong pl-5">
        {list.map((step, index) => (
          <li key={step} className="relative">
            <span
              aria-hidden="true"
              className="figures absolute top-0 -left-8.5 grid size-6.5 place-items-center rounded-full bg-teal text-xs font-semibold text-white"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-steel">{law}</p>
    </section>
  )
}

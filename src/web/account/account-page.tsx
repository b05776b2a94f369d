import { account } from '../../shared/copy/account.ts'
import { orderNumberIn } from '../../shared/order-in-address.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { partLoader } from '../../ui/lazy-part.tsx'
import { useSearchParams } from '../../ui/router/use-location.ts'
import { paths } from '../router/paths.ts'
import { useSession } from '../session/store.ts'
import { PageHead } from '../site/page-head.tsx'
import { AccountNav } from './account-nav.tsx'
import { Consents } from './consents.tsx'
import { HelpSupport } from './help-support.tsx'
import { LateSection } from './late-section.tsx'
import { OrderHistory } from './order-history.tsx'
import { PersonalInfo } from './personal-info.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { sectionOf } from './sections.ts'
import { Security } from './security.tsx'
import { YourData } from './your-data.tsx'

const firmList = partLoader(() => import('./firm-list.tsx'))
const usualItems = partLoader(() => import('./usual-items.tsx'))
const statement = partLoader(() => import('./statement.tsx'))

const crumbs = [{ label: account.home, to: paths.home }, { label: account.title }]

/** The account: profile, addresses, firms, orders, statement and help, one of them at a time (SPEC §2). */
export default function AccountPage() {
  const query = useSearchParams()
  const user = useSession((state) => state.user.user)
  const section = sectionOf(query.get('tab'))
  if (!user) return null
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={account.title} description={account.title} path={paths.profile} hidden />
      <Breadcrumb label={account.breadcrumb} crumbs={crumbs} />
      <h1 className="mb-4 border-b border-ink pb-2 text-2xl md:mb-6">{account.title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[14rem_1fr] md:items-start lg:gap-10">
        <AccountNav user={user} current={section.tab} />
        <section aria-labelledby="section" className="min-w-0">
          <h2 id="section" className="text-xl">
            {section.title}
          </h2>
          {section.tab === 'personal-info' && (
            <>
              <PersonalInfo user={user} />
              <Security user={user} />
              <Consents />
              <YourData />
            </>
          )}
          {section.tab === 'saved-address' && <SavedAddresses saved={user.address} />}
          {section.tab === 'firms' && <LateSection part={firmList} copy={account.firmsPart} />}
          {section.tab === 'order-history' && <OrderHistory />}
          {section.tab === 'usual-items' && <LateSection part={usualItems} copy={account.usualItemsPart} />}
          {section.tab === 'statement' && <LateSection part={statement} copy={account.statementPart} />}
          {section.tab === 'help-support' && <HelpSupport orderNumber={orderNumberIn(query.get('order'))} />}
        </section>
      </div>
    </div>
  )
}

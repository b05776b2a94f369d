import { useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import type { Customer } from '../../../shared/contract/office/customer-calls.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { useMay } from '../../api/use-me.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { ContactReads, CustomerAddresses, CustomerContact } from './customer-contact.tsx'
import { CustomerFigures } from './customer-figures.tsx'
import { CustomerMarks } from './customer-marks.tsx'
import { CustomerRecent } from './customer-recent.tsx'
import { customerQuery } from './customers-data.ts'
import { MergedAccounts } from './merge-card.tsx'

/** One customer: who it is, what they bought, what they wrote, what the shop's people say of them. */
export default function CustomerScreen({ params: { id = '' } }: { params: Params }) {
  const may = useMay()
  const query = useQuery(customerQuery(id))
  const customer = query.data?.data
  return (
    <>
      <BackLink to="/customers">{copy.back}</BackLink>
      <ScreenHead title={customer?.name ?? copy.one} text={customer && <Under customer={customer} />}>
        {customer?.contactIsWhole && may('counter.sell') && (
          <ButtonLink to={`/counter?customer=${customer._id}`} kind="outline">
            <Icon of={ShoppingBag} size={16} />
            {copy.orderFor}
          </ButtonLink>
        )}
      </ScreenHead>
      <LoadedPart query={query}>{({ data }) => <Parts customer={data} />}</LoadedPart>
    </>
  )
}

function Under({ customer: { firm, since, cashBlocked, tags } }: { customer: Customer }) {
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm wrap-anywhere">
      {firm !== '' && <span>{firm}</span>}
      <span className="figures">
        {copy.since} {formatDate(since)}
      </span>
      {cashBlocked && <Badge tone="bad">{copy.blocked}</Badge>}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  )
}

function Parts({ customer }: { customer: Customer }) {
  const may = useMay()
  const { recent } = customer
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CustomerFigures customer={customer} />
        <CustomerRecent kind="orders" done={recent.orders} all={`/orders?queue=all&customer=${customer._id}`} />
        {recent.complaints && <CustomerRecent kind="complaints" done={recent.complaints} />}
        {recent.reviews && <CustomerRecent kind="reviews" done={recent.reviews} />}
        {recent.questions && <CustomerRecent kind="questions" done={recent.questions} />}
        <RecordHistory kind="person" id={customer._id} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CustomerContact customer={customer} />
        <CustomerAddresses customer={customer} />
        {customer.accounts && <MergedAccounts accounts={customer.accounts} />}
        <CustomerMarks key={customer._id} customer={customer} />
        {customer.contactReads && <ContactReads reads={customer.contactReads} />}
        {(may('customers.change') || may('customers.export') || may('customers.erase')) && (
          <CustomerActions customer={customer} />
        )}
      </div>
    </div>
  )
}

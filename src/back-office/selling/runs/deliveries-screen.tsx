import { deliveriesScreen as copy } from '../../../shared/copy/office/runs-screen.ts'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { CashPart } from './cash-part.tsx'
import { RunsPart } from './runs-part.tsx'

/** Deliveries in the office: who has which parcels, the cash that they carry, and its hand-in. */
export default function DeliveriesScreen() {
  const search = useSearchParams()
  const isCash = search.get('view') === 'cash'
  return (
    <>
      <ScreenHead title={copy.title} text={copy.text} />
      <Tabs
        label={copy.tabs}
        tabs={[
          { to: '/deliveries', label: copy.runs, here: !isCash },
          { to: '/deliveries?view=cash', label: copy.cash, here: isCash },
        ]}
      />
      {isCash ? <CashPart month={search.get('month') ?? ''} /> : <RunsPart />}
    </>
  )
}

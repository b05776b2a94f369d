import { bargainsOffice as copy } from '../../../shared/copy/office/bargains.ts'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { BargainForm } from './bargain-form.tsx'
import { BargainList } from './bargain-list.tsx'
import { DealList } from './deal-list.tsx'
import { offerParts } from './offers-data.ts'

/** Offers of customers: the goods that they are taken for and on which terms, and the deals that came of them. */
export default function OffersScreen() {
  const search = useSearchParams()
  const part = offerParts.find((each) => each === search.get('which')) ?? 'goods'
  const page = Math.max(1, Number(search.get('page')) || 1)
  return (
    <div className="mx-auto max-w-4xl">
      <ScreenHead title={copy.title} text={copy.text} />
      <Tabs
        label={copy.title}
        tabs={offerParts.map((each) => ({
          to: `/customer-offers?which=${each}`,
          label: copy.parts[each],
          here: each === part,
        }))}
      />
      {part === 'goods' ? (
        <div className="grid gap-6">
          <BargainList page={page} />
          <BargainForm />
        </div>
      ) : (
        <DealList which={part} page={page} />
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { Supplier } from '../../../shared/contract/office/supplier-calls.ts'
import { receiveCopy } from '../../../shared/copy/office/receive.ts'
import { supplierCopy as copy } from '../../../shared/copy/office/suppliers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { supplierQuery } from './stock-data.ts'
import { SupplierForm } from './supplier-form.tsx'

/** One supplier: what is known of them, their bills, and what was done. */
export default function SupplierScreen({ params: { id = '' } }: { params: Params }) {
  const query = useQuery(supplierQuery(id))
  const supplier = query.data?.data
  return (
    <>
      <BackLink to="/stock/suppliers">{copy.back}</BackLink>
      <ScreenHead
        title={supplier?.name ?? copy.one}
        text={
          supplier && (
            <span className="flex flex-wrap items-center gap-2">
              {copy.items(supplier.items)}
              {!supplier.active && <Badge>{copy.asideMark}</Badge>}
            </span>
          )
        }
      >
        {supplier && <Actions supplier={supplier} />}
      </ScreenHead>
      <LoadedPart query={query}>
        {({ data }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <SupplierForm key={data._id} supplier={data} />
            <RecordHistory kind="supplier" id={data._id} />
          </div>
        )}
      </LoadedPart>
    </>
  )
}

function Actions({ supplier: { _id: id, active } }: { supplier: Supplier }) {
  const may = useMay()
  const { act, pending } = useAct({
    send: (command) =>
      callOffice(active ? 'POST /suppliers/{id}/off' : 'POST /suppliers/{id}/on', { params: { id }, command }),
    stale: ['stock'],
    failed: copy.failed,
  })
  return (
    <>
      <ButtonLink kind="outline" to={`/stock/bills?supplier=${id}`}>
        {receiveCopy.receipts}
      </ButtonLink>
      {may('suppliers.edit') && (
        <Button kind="outline" pending={pending} onClick={() => act()}>
          {active ? copy.aside : copy.again}
        </Button>
      )}
    </>
  )
}

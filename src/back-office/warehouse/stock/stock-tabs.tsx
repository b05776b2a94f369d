import { stockCopy as copy } from '../../../shared/copy/office/stock.ts'
import { useLocation } from '../../../ui/router/use-location.ts'
import { useMay } from '../../api/use-me.ts'
import { Tabs } from '../../parts/tabs.tsx'

/** The parts of the stock's side, for who may see them. */
export function StockTabs() {
  const may = useMay()
  const { pathname } = useLocation()
  if (!may('suppliers.see')) return null
  const tab = (to: string, label: string) => ({ to, label, here: pathname === to })
  // beside the menu of a desk, which has the same pages, they would be there twice
  return (
    <div className="lg:hidden">
      <Tabs
        label={copy.tabs}
        tabs={[
          tab('/stock', copy.stock),
          tab('/stock/reorder', copy.reorder),
          tab('/stock/bills', copy.receipts),
          tab('/stock/suppliers', copy.suppliers),
        ]}
      />
    </div>
  )
}

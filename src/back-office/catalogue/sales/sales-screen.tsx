import { useQuery } from '@tanstack/react-query'
import { BadgePercent } from 'lucide-react'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { CurrentAndPast, useListedPart } from '../../parts/current-and-past.tsx'
import { salesQuery } from './sale-data.ts'
import { SaleOfList } from './sale-of-list.tsx'

/** The sales: those that run or wait, and those that are over. */
export default function SalesScreen() {
  const part = useListedPart()
  const query = useQuery(salesQuery(part.which, part.page))
  return (
    <CurrentAndPast {...part} path="/sales" copy={copy} icon={BadgePercent} query={query}>
      {(sale) => <SaleOfList sale={sale} />}
    </CurrentAndPast>
  )
}

import { findCopy as copy } from '../../shared/copy/office/find.ts'
import { officeShell } from '../../shared/copy/office/shell.ts'
import type { Permission } from '../../shared/office/permissions.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useMay } from '../api/use-me.ts'

/** Records that can be begun from everywhere, by who may. */
const beginnings: readonly { path: string; label: string; needs: Permission }[] = [
  { path: '/counter', label: copy.begin.sale, needs: 'counter.sell' },
  { path: '/products/new', label: copy.begin.product, needs: 'products.edit' },
  { path: '/stock/receive', label: copy.begin.receipt, needs: 'stock.receive' },
  { path: '/coupons/new', label: copy.begin.coupon, needs: 'coupons.edit' },
  { path: '/sales/new', label: copy.begin.cut, needs: 'prices.edit' },
  { path: '/window/banners/new', label: copy.begin.banner, needs: 'content.edit' },
]

/** The window behind "New": a line for everything that somebody may begin. */
export default function FindNew({ onClose }: { onClose: () => void }) {
  const may = useMay()
  return (
    <Dialog title={officeShell.makeNew} closeLabel={officeShell.closeNew} size="narrow" onClose={onClose}>
      <ul className="rounded-sm border border-line bg-card">
        {beginnings
          .filter(({ needs }) => may(needs))
          .map(({ path, label }) => (
            <li key={path} className="border-t border-line first:border-t-0">
              <Link
                to={path}
                onClick={onClose}
                className="flex min-h-11 items-center px-4 font-semibold hover:bg-paper-sunk focus-visible:-outline-offset-2"
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}

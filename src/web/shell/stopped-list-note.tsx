import { ClipboardList } from 'lucide-react'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'

/** Leads a shopper who had to log in back to the list that was to go into the cart. */
export default function StoppedListNote() {
  return (
    <div role="status" className="bg-signal-wash text-sm font-medium text-signal-deep">
      <p className="page flex flex-wrap items-center gap-x-3">
        <Icon of={ClipboardList} size={18} />
        {copy.stopped}{' '}
        <Link to={paths.quickOrder} className="inline-flex min-h-11 items-center font-semibold underline">
          {copy.goOn}
        </Link>
      </p>
    </div>
  )
}

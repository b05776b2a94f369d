import { ShoppingCart } from 'lucide-react'
import { shell } from '../../shared/copy/shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { useSession } from '../session/store.ts'
import { cartBadge } from './cart-badge.ts'

/** The way to the cart with the number of its lines. A screen reader hears the number in words instead of the badge's figures. */
export function CartItem() {
  const lines = useSession((state) => (state.user.isLoggedIn ? state.cart.lines : 0))
  return (
    <Link to={paths.cart} className="flex min-h-11 items-center gap-[6px] rounded-sm px-[8px] hover:bg-ink-raised">
      <span className="sr-only">{shell.cartLabel(lines)}</span>
      <Icon of={ShoppingCart} size={22} />
      <span
        aria-hidden="true"
        data-cart-badge
        className={`figures wide min-w-[44px] rounded-xs px-[4px] py-0.5 text-center text-xs font-bold ${
          lines > 0 ? 'bg-signal text-ink' : 'bg-ink-raised text-on-ink-soft'
        }`}
      >
        {cartBadge(lines)}
      </span>
    </Link>
  )
}

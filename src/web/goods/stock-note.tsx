import { catalogue } from '../../shared/copy/catalogue.ts'
import { classNames } from '../../ui/class-names.ts'

/** From this stock on nothing is said about the number. */
const lowStock = 10

/**
 * Stock of a product, as it is: nothing left, the number where few are left, else that it is in stock (or nothing, when `quiet`).
 */
export function StockNote({ stock, quiet = false }: { stock: number; quiet?: boolean }) {
  const few = stock > 0 && stock < lowStock
  const text = stock <= 0 ? catalogue.outOfStock : few ? catalogue.onlyLeft(stock) : quiet ? '' : catalogue.inStock
  if (!text) return null
  return (
    <p
      className={classNames(
        'h-5 text-xs font-semibold',
        stock <= 0 ? 'text-bad' : few ? 'text-signal-deep' : 'text-good',
      )}
    >
      {text}
    </p>
  )
}

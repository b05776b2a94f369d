import { X } from 'lucide-react'
import type { Product } from '../../shared/contract/catalogue.ts'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { compare as copy } from '../../shared/copy/compare.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { Price } from '../goods/price.tsx'
import { RatingStars } from '../goods/rating-stars.tsx'
import { StockNote } from '../goods/stock-note.tsx'
import { dropCompared } from '../product-actions/compared.ts'
import { comparePath } from '../router/compare-path.ts'
import { paths } from '../router/paths.ts'
import { type CompareRow, compareRows } from './compared-facts.ts'

const priceLabels = { price: catalogue.price, was: catalogue.was }
/** The names stay in sight while the products are pushed sideways. */
const first =
  'sticky left-0 z-10 w-28 min-w-28 border-r border-line bg-paper p-3 text-left align-top sm:w-44 sm:min-w-44'
const pushed = 'relative mt-4 overflow-x-auto rounded-sm border border-line'
const cell = 'min-w-40 p-3 align-top sm:min-w-52'

/** The products side by side; of what differs the row has a coloured edge, and says so. On phones the table scrolls sideways. */
export function CompareTable({ products }: { products: readonly Product[] }) {
  const rows = compareRows(products)
  const differ = products.length > 1 && rows.some(({ differs }) => differs)
  return (
    <>
      {products.length > 1 && (
        <p className="mt-4 flex items-center gap-2 text-sm text-steel">
          {differ && <span aria-hidden="true" className="h-4 w-1 bg-signal" />}
          {differ ? copy.marked : copy.noneDiffer}
        </p>
      )}
      <ScrollRegion label={copy.table} className={pushed}>
        <table className="w-full border-collapse bg-card text-sm">
          <thead>
            <tr className="border-b border-line-strong">
              <td className={first} />
              {products.map((product) => (
                <Head key={product._id} product={product} all={products} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Offers products={products} />
            {rows.map((row) => (
              <Row key={row.name} row={row} products={products} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  )
}

function Head({ product: { _id, name, mainImage }, all }: { product: Product; all: readonly Product[] }) {
  const others = all.map((each) => each._id).filter((id) => id !== _id)
  return (
    <th scope="col" className={classNames(cell, 'text-left font-normal')}>
      <span className="block aspect-square max-w-40 overflow-hidden rounded-xs bg-paper">
        <Picture
          src={mainImage}
          alt=""
          sizes="10rem"
          most={320}
          width={160}
          height={160}
          className="size-full object-contain"
        />
      </span>
      <Link
        to={paths.product(_id)}
        className="mt-2 inline-block min-h-11 text-base leading-snug font-semibold [overflow-wrap:anywhere] hover:underline"
      >
        {name}
      </Link>
      <Link
        to={comparePath(others)}
        aria-label={copy.removeNamed(name)}
        onClick={() => dropCompared(_id)}
        className="-ml-1 flex min-h-11 items-center gap-1 text-teal hover:underline"
      >
        <Icon of={X} size={16} />
        {copy.remove}
      </Link>
    </th>
  )
}

function Offers({ products }: { products: readonly Product[] }) {
  return (
    <>
      <tr className="border-b border-line">
        <th scope="row" className={first}>
          {copy.price}
        </th>
        {products.map(({ _id, price, offerPrice, discount, stock }) => (
          <td key={_id} className={cell}>
            <Price price={price} offerPrice={offerPrice} discount={discount} labels={priceLabels} />
            <StockNote stock={stock} />
          </td>
        ))}
      </tr>
      <tr className="border-b border-line">
        <th scope="row" className={first}>
          {copy.rating}
        </th>
        {products.map(({ _id, averageRating, totalRatings }) => (
          <td key={_id} className={cell}>
            {totalRatings > 0 ? (
              <span className="figures flex flex-wrap items-center gap-x-2">
                <RatingStars value={averageRating} label={catalogue.rating(averageRating, totalRatings)} />
                <span aria-hidden="true">{totalRatings}</span>
              </span>
            ) : (
              <span className="text-steel">{copy.noRating}</span>
            )}
          </td>
        ))}
      </tr>
    </>
  )
}

function Row({ row: { name, values, differs }, products }: { row: CompareRow; products: readonly Product[] }) {
  const isMarked = differs && products.length > 1
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className={classNames(first, isMarked && 'border-l-4 border-l-signal')}>
        {name}
        {isMarked && <span className="sr-only"> ({copy.differs})</span>}
      </th>
      {products.map(({ _id }, column) => (
        <td
          key={_id}
          className={classNames(cell, 'figures [overflow-wrap:anywhere]', isMarked && 'bg-signal-wash font-semibold')}
        >
          {values[column] ?? <span className="text-steel">{copy.nothing}</span>}
        </td>
      ))}
    </tr>
  )
}

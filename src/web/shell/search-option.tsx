import { catalogue } from '../../shared/copy/catalogue.ts'
import { searchBox as copy } from '../../shared/copy/search-box.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StockNote } from '../goods/stock-note.tsx'
import type { Suggested } from './suggested.ts'

interface SearchOptionProps {
  id: string
  offer: Suggested
  isSimilar: boolean
  /** The arrow keys are on it. */
  isChosen: boolean
  /** True if what is not known of it yet is on its way. */
  isAsked: boolean
  onChoose: () => void
}

/** One product that the search box offers. */
export function SearchOption({ id, offer, isSimilar, isChosen, isAsked, onChoose }: SearchOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox that owns the list
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      // the box keeps the focus, so that the click comes before the list closes
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex min-h-16 cursor-pointer items-center gap-3 px-4 py-2',
        isChosen ? 'bg-signal-wash' : 'hover:bg-paper-sunk',
      )}
    >
      <Picture
        src={offer.image}
        alt=""
        sizes="48px"
        most={144}
        width={48}
        height={48}
        className="size-12 shrink-0 rounded-xs border border-line object-contain"
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm leading-snug font-medium">{offer.name}</p>
        <p className="truncate text-xs text-steel">{offer.category}</p>
      </div>
      <Figures offer={offer} isAsked={isAsked} />
      {isSimilar && <span className="sr-only">{copy.similar}</span>}
    </div>
  )
}

/** Price and stock at the right, in a place of their own: nothing moves when they come. */
function Figures({ offer: { price, offerPrice, stock }, isAsked }: { offer: Suggested; isAsked: boolean }) {
  return (
    <div className="figures grid min-w-22 shrink-0 justify-items-end text-right">
      {price !== undefined && (
        <p className="text-sm font-bold">
          <span className="sr-only">{catalogue.price} </span>
          {formatRupees(offerPrice ?? price)}
        </p>
      )}
      {stock !== undefined && <StockNote stock={stock} />}
      {price === undefined && isAsked && <Skeleton className="h-4 w-14" />}
    </div>
  )
}

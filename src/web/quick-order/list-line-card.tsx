import type { Ref } from 'react'
import type { ListLine, ListMatch } from '../../shared/contract/lists.ts'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { classNames } from '../../ui/class-names.ts'
import { NumberText } from '../../ui/number-field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { StockNote } from '../goods/stock-note.tsx'
import { paths } from '../router/paths.ts'
import { ArticleChoice } from './article-choice.tsx'
import { articlesOf, chosenOf, type LineChoice, priceIn, quantityOf } from './line-choices.ts'

interface ListLineCardProps {
  /** Ref of a line that came last, to lead the shopper there. */
  ref?: Ref<HTMLElement> | undefined
  line: ListLine
  choice: LineChoice
  onChange: (change: Partial<LineChoice>) => void
}

/** One line: what was written, what it means, how many, and whether it goes into the cart. */
export function ListLineCard({ ref, line, choice, onChange }: ListLineCardProps) {
  const chosen = chosenOf(line, choice)
  const isOpen = !line.sure && articlesOf(line).length > 0 && !choice.added
  return (
    <li
      ref={ref as Ref<HTMLLIElement>}
      tabIndex={ref ? -1 : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 p-3 outline-none sm:p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium wrap-anywhere">{line.text}</p>
        <State line={line} choice={choice} />
      </div>
      {isOpen && <ArticleChoice line={line} choice={choice} onChange={onChange} />}
      {chosen && <Chosen article={chosen} choice={choice} onChange={onChange} />}
      {articlesOf(line).length === 0 && <p className="text-sm text-steel">{copy.unknown}</p>}
      {choice.problem && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {choice.problem}
        </p>
      )}
    </li>
  )
}

/** In a word and a colour, how far the line is. */
function State({ line, choice }: Pick<ListLineCardProps, 'line' | 'choice'>) {
  const [text, look] = choice.added
    ? [copy.added, 'border-good text-good']
    : line.sure
      ? [copy.sure, 'border-good text-good']
      : articlesOf(line).length > 0
        ? [copy.unsure, 'border-signal bg-signal-wash text-signal-deep']
        : [copy.missing, 'border-bad text-bad']
  return <p className={classNames('shrink-0 rounded-xs border px-2 py-0.5 text-xs font-semibold', look)}>{text}</p>
}

function Chosen({ article, choice, onChange }: Omit<ListLineCardProps, 'line' | 'ref'> & { article: ListMatch }) {
  const name = article.variantName ? `${article.name}, ${article.variantName}` : article.name
  const quantity = quantityOf(choice.quantity)
  const price = quantity === undefined ? undefined : priceIn(article, quantity)
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <Picture
        src={article.mainImage}
        alt=""
        sizes="56px"
        most={132}
        width={56}
        height={56}
        className="size-14 rounded-xs border border-line object-contain"
      />
      <div className="min-w-0">
        <Link
          to={paths.product(article.productId)}
          className="font-medium underline-offset-4 wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        {price !== undefined && <p className="figures text-sm font-semibold">{copy.each(formatRupees(price))}</p>}
        <StockNote stock={article.stock} />
        {/* the notice of what is sold out says the same */}
        {article.notice && article.stock > 0 && (
          <p className="text-sm font-medium text-signal-deep">{article.notice}</p>
        )}
      </div>
      {!choice.added && (
        <div className="col-span-full flex flex-wrap items-start gap-x-4 gap-y-2 sm:col-span-1 sm:justify-end">
          <NumberText
            kind="pieces"
            label={copy.quantityShort}
            aria-label={copy.quantity(name)}
            value={choice.quantity}
            error={quantity === undefined ? copy.quantityBad : undefined}
            onText={(text) => onChange({ quantity: text, problem: null })}
            className="w-28"
          />
          <label className="mt-6 flex min-h-11 items-center gap-2 text-sm font-medium">
            <input
              type="checkbox"
              checked={choice.taken}
              aria-label={copy.take(name)}
              onChange={({ target }) => onChange({ taken: target.checked, problem: null })}
              className="size-5 accent-teal"
            />
            {copy.takeShort}
          </label>
        </div>
      )}
    </div>
  )
}

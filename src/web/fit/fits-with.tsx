import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FittingGroup } from '../../shared/contract/fit.ts'
import { related as copy } from '../../shared/copy/related.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { fullName } from '../goods/full-name.ts'
import { StockNote } from '../goods/stock-note.tsx'
import { paths } from '../router/paths.ts'
import { fitsQuery } from './fit-queries.ts'

/** Products that go with a product and those that have the same measures, by the rules of the trade, each with its reason. */
export function FitsWith({ productId, variantId }: { productId: string; variantId: string | null }) {
  const { data: groups = [] } = useQuery({
    ...fitsQuery(productId, variantId),
    retry: false,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      {(['with', 'instead'] as const).map((relation) => (
        <Groups key={relation} relation={relation} groups={groups.filter((group) => group.relation === relation)} />
      ))}
    </>
  )
}

function Groups({ relation, groups }: { relation: FittingGroup['relation']; groups: FittingGroup[] }) {
  if (groups.length === 0) return null
  const id = `fits-${relation}`
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
        {relation === 'with' ? copy.fitsWith : copy.sameMeasures}
      </h2>
      {groups.map(({ rule, name, articles }) => (
        <section key={rule} className="pt-4">
          <h3 className="caption pb-2 text-teal">{name}</h3>
          <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {articles.map((article) => (
              <li
                key={`${article._id} ${article.variantId}`}
                className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-3 rounded-sm border border-line bg-card p-3 hover:border-line-strong hover:shadow-lift"
              >
                <Picture
                  src={article.mainImage}
                  alt=""
                  sizes="56px"
                  most={132}
                  width={56}
                  height={56}
                  loading="lazy"
                  className="size-14 rounded-xs border border-line object-contain"
                />
                <div className="min-w-0">
                  <Link
                    to={paths.product(article._id)}
                    className="text-sm font-semibold wrap-anywhere after:absolute after:inset-0"
                  >
                    {fullName(article)}
                  </Link>
                  <p className="figures text-sm font-semibold">{formatRupees(article.price)}</p>
                  <StockNote stock={article.stock} quiet />
                  <ul className="mt-1 text-xs text-steel">
                    {article.why.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

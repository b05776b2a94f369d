import { useQuery } from '@tanstack/react-query'
import { taxScreens as copy } from '../../../shared/copy/office/tax-screens.ts'
import { Link } from '../../../ui/router/link.tsx'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { HsnSearch } from './hsn-search.tsx'
import { misfitsQuery } from './tax-queries.ts'

/** The table of GST rates, and the goods that do not fit it. */
export default function GstScreen() {
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.title} text={copy.text} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Misfits />
        <HsnSearch />
      </div>
    </div>
  )
}

function Misfits() {
  const query = useQuery(misfitsQuery)
  const mayEdit = useMay()('products.edit')
  return (
    <Card title={copy.misfits} text={copy.misfitsText}>
      <LoadedPart query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="font-medium text-good">{copy.allFit}</p>
          ) : (
            <ul className="divide-y divide-line">
              {data.map(({ hsnCode, gstRate, products, example, problem }) => (
                <li key={`${hsnCode} ${gstRate}`} className="grid grid-cols-1 gap-1 py-3 first:pt-0 last:pb-0">
                  <p className="font-semibold wrap-anywhere">{copy.products(products, example.name)}</p>
                  <p className="text-sm">{problem}</p>
                  {mayEdit && (
                    <Link
                      to={`/products/${example.id}/tax`}
                      className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-teal underline"
                    >
                      {copy.change}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </Card>
  )
}

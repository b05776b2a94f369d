import { useQuery } from '@tanstack/react-query'
import type { Item } from '../../shared/contract/office/barcodes.ts'
import { scanCopy as copy } from '../../shared/copy/office/scan.ts'
import { callOffice } from '../api/call-office.ts'
import { LoadedPart } from '../parts/loaded-part.tsx'
import { ItemFigures, ItemLine, itemKey } from './item-line.tsx'

/** List of the items whose name matches a text, to choose from. */
export function FoundItems({ text, onChoose }: { text: string; onChoose: (item: Item) => void }) {
  const query = useQuery({
    queryKey: ['items', text],
    queryFn: ({ signal }) => callOffice('GET /codes/items', { query: { text }, signal }),
  })
  return (
    <LoadedPart query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="wrap-anywhere py-3 text-steel">{copy.none(text)}</p>
        ) : (
          <ul aria-label={copy.results} className="border-t border-line">
            {data.map((item) => (
              <li key={itemKey(item)} className="border-b border-line">
                <button
                  type="button"
                  onClick={() => onChoose(item)}
                  className="flex min-h-16 w-full items-center bg-card px-3 py-2 hover:bg-paper-sunk"
                >
                  <ItemLine item={item}>
                    <ItemFigures item={item} />
                  </ItemLine>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedPart>
  )
}

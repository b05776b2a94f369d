import { useQuery } from '@tanstack/react-query'
import { Barcode as BarcodeIcon, Plus, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Barcode, Item } from '../../shared/contract/office/barcodes.ts'
import { scanCopy as copy } from '../../shared/copy/office/scan.ts'
import { labelLinesText } from '../../shared/office/label-lines.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { callOffice } from '../api/call-office.ts'
import { useAct } from '../api/use-act.ts'
import { useMay } from '../api/use-me.ts'
import { LoadedPart } from '../parts/loaded-part.tsx'
import { Panel } from '../parts/panel.tsx'
import { itemKey } from './item-line.tsx'
import { LinkCodeDialog } from './link-code-dialog.tsx'

type Key = Pick<Item, 'productId' | 'variantId'>

/** The bar codes of a product or a variant, to stand on any screen: added, made, taken off, printed. */
export function ItemCodes({ productId, variantId }: Key) {
  const query = useQuery({
    queryKey: ['codes', itemKey({ productId, variantId })],
    queryFn: ({ signal }) =>
      callOffice('GET /codes', { query: { productId, ...(variantId !== null && { variantId }) }, signal }),
  })
  return (
    <Panel icon={BarcodeIcon} title={copy.codes}>
      <div className="w-full">
        <LoadedPart query={query}>{({ data: { item, codes } }) => <Codes item={item} codes={codes} />}</LoadedPart>
      </div>
    </Panel>
  )
}

function Codes({ item, codes }: { item: Item; codes: readonly Barcode[] }) {
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const { productId, variantId } = item
  const make = useAct({
    send: (command) => callOffice('POST /codes/own', { body: { productId, variantId }, command }),
    stale: ['codes'],
    failed: copy.failed,
  })
  const items = labelLinesText([{ productId, variantId, copies: 1 }])
  return (
    <div className="grid gap-3">
      {codes.length === 0 ? (
        <p className="text-steel">{copy.noCodes}</p>
      ) : (
        <ul className="border-t border-line">
          {codes.map((code) => (
            <CodeRow key={code.code} code={code} mayRemove={may('barcodes.edit')} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {may('barcodes.edit') && (
          <Button kind="outline" onClick={() => setAdding(true)}>
            <Icon of={Plus} size={16} />
            {copy.add}
          </Button>
        )}
        {may('barcodes.edit') && (
          <Button kind="outline" pending={make.pending} onClick={() => make.act()}>
            {copy.make}
          </Button>
        )}
        <ButtonLink kind="quiet" to={`/labels?items=${items}`}>
          <Icon of={Printer} size={16} />
          {copy.labels}
        </ButtonLink>
      </div>
      {isAdding && (
        <LinkCodeDialog code={null} item={item} onLinked={() => setAdding(false)} onClose={() => setAdding(false)} />
      )}
    </div>
  )
}

function CodeRow({ code: { code, kind, pieces, note }, mayRemove }: { code: Barcode; mayRemove: boolean }) {
  const remove = useAct({
    send: (command) => callOffice('POST /codes/remove', { body: { barcode: code }, command }),
    stale: ['codes'],
    failed: copy.failed,
  })
  const also = [copy.kinds[kind], pieces > 1 && copy.pack(pieces), note].filter(Boolean).join(' · ')
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 border-b border-line py-1">
      <span className="min-w-0">
        <span className="figures block text-base break-all">{code}</span>
        <span className="block truncate text-steel">{also}</span>
      </span>
      {mayRemove && (
        <Button
          kind="quiet"
          className="px-3"
          aria-label={copy.remove(code)}
          pending={remove.pending}
          onClick={() => remove.act()}
        >
          <Icon of={Trash2} size={18} />
        </Button>
      )}
    </li>
  )
}

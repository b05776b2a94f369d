import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Item } from '../../../shared/contract/office/barcodes.ts'
import { labelsScreen as copy } from '../../../shared/copy/office/labels-screen.ts'
import { scanCopy } from '../../../shared/copy/office/scan.ts'
import type { LabelLine } from '../../../shared/office/label-lines.ts'
import { countingLimits } from '../../../shared/stock-count-limits.ts'
import { hasStatus } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { isUnread, type Unread } from '../../../ui/unparsed-number.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { PartFailed } from '../../parts/part-failed.tsx'
import { ItemLine, itemKey, itemName } from '../../scan/item-line.tsx'

interface LabelRowProps {
  line: LabelLine
  /** 0: none of it. */
  onChange: (copies: number) => void
}

/** One thing with its code, and how many labels of it. */
export function LabelRow({ line: { productId, variantId, copies }, onChange }: LabelRowProps) {
  const [typed, setTyped] = useState<Unread>()
  const query = useQuery({
    queryKey: ['codes', itemKey({ productId, variantId })],
    queryFn: ({ signal }) =>
      callOffice('GET /codes', { query: { productId, ...(variantId !== null && { variantId }) }, signal }),
  })
  const { data, error } = query
  const item = data?.data.item
  const name = item ? itemName(item) : ''
  const code = data?.data.codes.find(({ pieces }) => pieces === 1)?.code
  const step = 'grid size-11 place-items-center disabled:opacity-40'
  return (
    <li className="flex items-center gap-x-3 gap-y-2 border-b max-sm:flex-wrap border-line bg-card px-3 py-2">
      {item ? (
        <div className="flex min-w-0 flex-1 max-sm:basis-full">
          <ItemLine item={item}>
            {code ? <span className="figures block text-sm text-steel">{code}</span> : <NoCode item={item} />}
          </ItemLine>
        </div>
      ) : (
        <div className="min-w-0 flex-1 max-sm:basis-full">
          {hasStatus(error, 404) ? (
            <p className="text-sm text-bad">
              {productId} {copy.gone}
            </p>
          ) : error ? (
            <PartFailed query={query} />
          ) : (
            <LoadingPart>
              <Skeleton className="h-12" />
            </LoadingPart>
          )}
        </div>
      )}
      <div className="ml-auto flex shrink-0 items-start gap-1">
        <button
          type="button"
          aria-label={copies === 1 ? copy.remove(name) : copy.fewer(name)}
          onClick={() => onChange(copies - 1)}
          className={step}
        >
          <Icon of={Minus} size={18} />
        </button>
        <NumberField
          kind="pieces"
          label={copy.copies(name)}
          hideLabel
          value={typed ?? copies}
          onChange={(now) => {
            setTyped(isUnread(now) ? now : undefined)
            if (typeof now === 'number') onChange(Math.min(countingLimits.labelsMax, now))
          }}
          className="figures w-20 font-semibold"
        />
        <button type="button" aria-label={copy.more(name)} onClick={() => onChange(copies + 1)} className={step}>
          <Icon of={Plus} size={18} />
        </button>
      </div>
    </li>
  )
}

function NoCode({ item: { productId, variantId } }: { item: Item }) {
  const may = useMay()
  const make = useAct({
    send: (command) => callOffice('POST /codes/own', { body: { productId, variantId }, command }),
    stale: ['codes'],
    failed: scanCopy.failed,
  })
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-signal-deep">
      {copy.noCode}
      {may('barcodes.edit') && (
        <Button kind="quiet" className="px-2" pending={make.pending} onClick={() => make.act()}>
          {copy.make}
        </Button>
      )}
    </span>
  )
}

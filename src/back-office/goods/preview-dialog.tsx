import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GoodsDetail } from '../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../shared/copy/office/goods-screens.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { productFields as fields } from '../../shared/office/goods-fields.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import { choicesQuery } from './goods-data.ts'

const widths = { phone: 'w-90', desktop: 'w-full' } as const

/** A sketch of the product's page with the saved data, on a phone's width or a computer's. */
export default function PreviewDialog({ detail, onClose }: { detail: GoodsDetail; onClose: () => void }) {
  const [width, setWidth] = useState<keyof typeof widths>('phone')
  return (
    <Dialog title={copy.previewTitle} closeLabel={copy.close} onClose={onClose} size="wide">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Button kind={width === 'phone' ? 'ink' : 'outline'} onClick={() => setWidth('phone')}>
          {copy.previewPhone}
        </Button>
        <Button kind={width === 'desktop' ? 'ink' : 'outline'} onClick={() => setWidth('desktop')}>
          {copy.previewDesktop}
        </Button>
        <p className="text-xs text-steel">{copy.previewNote}</p>
      </div>
      <div className={classNames('mx-auto max-w-full border border-line bg-paper p-4', widths[width])}>
        <Page detail={detail} isWide={width === 'desktop'} />
      </div>
    </Dialog>
  )
}

function Page({ detail: { record }, isWide }: { detail: GoodsDetail; isWide: boolean }) {
  const brand = useQuery(choicesQuery).data?.data.brands.find(({ _id }) => _id === record.brandId)
  const [image] = record.images
  const asked = record.offerPrice ?? record.price
  const variants = record.variants.filter(({ active }) => active)
  return (
    <div className={classNames('grid gap-5', isWide && 'sm:grid-cols-2')}>
      {image ? (
        <Picture
          src={image}
          alt={record.imageWords[image] ?? record.name}
          sizes="400px"
          most={960}
          width={400}
          height={400}
          className="aspect-square w-full bg-card object-contain"
        />
      ) : (
        <span className="block aspect-square w-full border border-dashed border-line-strong bg-paper-sunk" />
      )}
      <div className="min-w-0">
        <p className="caption text-steel">{brand?.name}</p>
        <h3 className="text-xl">{record.name}</h3>
        <p className="figures mt-2 flex flex-wrap items-baseline gap-x-3">
          <span className="text-2xl font-semibold">{formatRupees(asked)}</span>
          {asked < record.price && <span className="text-steel line-through">{formatRupees(record.price)}</span>}
        </p>
        {variants.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {variants.map(({ _id, name, price, offerPrice }) => (
              <li key={_id} className="figures rounded-sm border border-line-strong bg-card px-3 py-2 text-sm">
                {name} · {formatRupees(offerPrice ?? price)}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-4 text-sm whitespace-pre-line">{record.description}</p>
        <Facts record={record} />
      </div>
    </div>
  )
}

function Facts({ record }: { record: GoodsDetail['record'] }) {
  const kinds = new Map(useQuery(choicesQuery).data?.data.attributes.map((kind) => [kind.key, kind.name]))
  const rows = [
    ...record.attributes.map(({ key, text }) => [kinds.get(key) ?? key, text]),
    ...record.specifications.map(({ title, description }) => [title, description]),
    [fields.netQuantity.label, record.netQuantity],
    [fields.countryOfOrigin.label, record.countryOfOrigin],
  ].filter(([, text]) => text !== '')
  return (
    <dl className="mt-4 border-t border-line text-sm">
      {rows.map(([name, text]) => (
        <div key={`${name} ${text}`} className="grid grid-cols-[2fr_3fr] gap-3 border-b border-line py-1.5">
          <dt className="text-steel">{name}</dt>
          <dd className="break-words">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

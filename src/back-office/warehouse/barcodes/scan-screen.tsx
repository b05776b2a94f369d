import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import type { Item, LookedUp } from '../../../shared/contract/office/barcodes.ts'
import { scanCopy as copy } from '../../../shared/copy/office/scan.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useMay } from '../../api/use-me.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { FoundItems } from '../../scan/found-items.tsx'
import { ItemCodes } from '../../scan/item-codes.tsx'
import { LinkCodeDialog } from '../../scan/link-code-dialog.tsx'
import { ScanBar } from '../../scan/scan-bar.tsx'
import { scanSignal } from '../../scan/scan-signal.ts'

type Shown = { code: LookedUp } | { text: string } | { item: Item } | { failed: string } | null

/** Shows the product of each scanned code, scan after scan. */
export default function ScanScreen() {
  const [shown, setShown] = useState<Shown>(null)
  const look = async (code: string, isTyped: boolean) => {
    try {
      const { data } = await callOffice('GET /codes/look-up', { query: { code } })
      if (data.item) scanSignal.good()
      else if (!isTyped) scanSignal.wrong()
      // what is typed and no code that is known is a name, unless it is a number
      setShown(data.item === null && isTyped && !/^[\d\s-]{6,}$/.test(code) ? { text: code } : { code: data })
    } catch (error) {
      scanSignal.wrong()
      setShown({ failed: failureText(error, copy.failed) })
    }
  }
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.title} text={copy.text} />
      <div className="grid gap-5">
        <ScanBar onCode={(code) => void look(code, false)} onTyped={(text) => void look(text, true)} />
        <div aria-live="polite" className="grid gap-5">
          <Answer shown={shown} onShow={setShown} />
        </div>
      </div>
    </div>
  )
}

function Answer({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  if (shown === null) return <EmptyState icon={ScanBarcode} title={copy.nothingYet} text={copy.nothingYetText} />
  if ('failed' in shown) return <FormAlert text={shown.failed} />
  if ('text' in shown) return <FoundItems text={shown.text} onChoose={(item) => onShow({ item })} />
  if ('item' in shown) return <Known item={shown.item} />
  const { item, problem, code, pieces } = shown.code
  if (item) return <Known item={item} code={code} pieces={pieces} />
  if (problem !== null) return <FormAlert text={problem} />
  return <Unknown code={code} onLinked={(linked) => onShow({ item: linked })} />
}

function Unknown({ code, onLinked }: { code: string; onLinked: (item: Item) => void }) {
  const may = useMay()
  const [isLinking, setLinking] = useState(false)
  return (
    <section className="grid justify-items-start gap-3 rounded-md border border-signal bg-signal-wash p-4">
      <h2 className="figures text-lg break-all">{copy.unknown(code)}</h2>
      {may('barcodes.edit') && (
        <>
          <p className="text-sm">{copy.unknownText}</p>
          <Button onClick={() => setLinking(true)}>{copy.link}</Button>
        </>
      )}
      {isLinking && (
        <LinkCodeDialog
          code={code}
          item={null}
          onLinked={(_, item) => onLinked(item)}
          onClose={() => setLinking(false)}
        />
      )}
    </section>
  )
}

function Known({ item, code, pieces = 1 }: { item: Item; code?: string; pieces?: number }) {
  const { name, variantName, picture, price, mrp, free, active } = item
  return (
    <>
      <section className="grid gap-4 rounded-md border border-line bg-card p-4 grid-cols-[6rem_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Picture
          src={picture}
          alt=""
          sizes="160px"
          most={320}
          width={160}
          height={160}
          loading="eager"
          className="aspect-square w-full rounded-sm bg-cover object-cover"
        />
        <div className="min-w-0">
          <h2 className="text-xl break-words">{name}</h2>
          {variantName !== null && <p className="text-lg text-steel">{variantName}</p>}
          {code && (
            <p className="figures mt-1 text-sm break-all text-steel">
              {code}
              {pieces > 1 && ` · ${copy.pack(pieces)}`}
            </p>
          )}
          <p className="figures mt-3 text-3xl font-bold">{formatRupees(price)}</p>
          {mrp > price && (
            <p className="figures text-sm text-steel">
              {copy.mrp} {formatRupees(mrp)}
            </p>
          )}
          <p className="figures mt-2 text-lg">{free === null ? copy.counting : copy.free(free)}</p>
          {!active && <p className="mt-1 text-sm font-semibold text-bad">{copy.notOnSale}</p>}
        </div>
      </section>
      <ItemCodes productId={item.productId} variantId={item.variantId} />
    </>
  )
}

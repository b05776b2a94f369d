import { Printer, Tags } from 'lucide-react'
import { useState } from 'react'
import type { Item } from '../../../shared/contract/office/barcodes.ts'
import { labelsScreen as copy } from '../../../shared/copy/office/labels-screen.ts'
import { scanCopy } from '../../../shared/copy/office/scan.ts'
import { labelLinesText, readLabelLines } from '../../../shared/office/label-lines.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { FoundItems } from '../../scan/found-items.tsx'
import { itemKey } from '../../scan/item-line.tsx'
import { ScanBar } from '../../scan/scan-bar.tsx'
import { scanSignal } from '../../scan/scan-signal.ts'
import { LabelRow } from './label-row.tsx'
import { PrintForm } from './print-form.tsx'

/** Labels: what they are for stands in the address, so that other screens can lead here with it. */
export default function LabelsScreen() {
  const lines = readLabelLines(useSearchParams().get('items') ?? '')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const put = (next: typeof lines) =>
    navigate(next.length > 0 ? `/labels?items=${labelLinesText(next)}` : '/labels', { replace: true })
  const add = (item: Item) => {
    setText('')
    // what was scanned while an answer was on its way is in the address by now
    const lines = readLabelLines(new URLSearchParams(window.location.search).get('items') ?? '')
    const known = lines.find((line) => itemKey(line) === itemKey(item))
    const { productId, variantId } = item
    const more = lines.map((line) => (line === known ? { ...line, copies: line.copies + 1 } : line))
    put(known ? more : [...lines, { productId, variantId, copies: 1 }])
  }
  const scan = async (code: string) => {
    try {
      const { data } = await callOffice('GET /codes/look-up', { query: { code } })
      if (data.item) {
        scanSignal.good()
        return add(data.item)
      }
      scanSignal.wrong()
      toast.error(data.problem ?? scanCopy.unknown(data.code))
    } catch (error) {
      scanSignal.wrong()
      toast.error(failureText(error, scanCopy.failed))
    }
  }
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.title} text={copy.text} />
      <div className="grid gap-5">
        <ScanBar
          onCode={(code) => void scan(code)}
          onTyped={(typed) => (/^[\d\s-]{6,}$/.test(typed) ? void scan(typed) : setText(typed))}
        />
        {text !== '' && <FoundItems text={text} onChoose={add} />}
        {lines.length === 0 && text === '' && <EmptyState icon={Tags} title={copy.none} text={copy.noneText} />}
        {lines.length > 0 && (
          <>
            <section aria-label={copy.what}>
              <ul className="border-t border-line">
                {lines.map((line) => (
                  <LabelRow
                    key={itemKey(line)}
                    line={line}
                    onChange={(copies) =>
                      put(lines.flatMap((each) => (each !== line ? each : copies > 0 ? { ...line, copies } : [])))
                    }
                  />
                ))}
              </ul>
            </section>
            <PrintForm lines={lines} icon={Printer} />
          </>
        )}
      </div>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Camera, PackagePlus } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react'
import type { StockRow } from '../../../shared/contract/office/stock-calls.ts'
import { receiveCopy as copy } from '../../../shared/copy/office/receive.ts'
import { stockCopy } from '../../../shared/copy/office/stock.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { PartFailed } from '../../parts/part-failed.tsx'
import { scanSignal } from '../../scan/scan-signal.ts'
import { useWedge } from '../../scan/use-wedge.ts'
import { Thumb } from './stock-cards.tsx'

const CameraView = lazy(() => import('../../scan/camera-view.tsx'))

const shown = 8
const leastLetters = 2

const foundQuery = (text: string) => ({
  queryKey: ['stock', 'found', text],
  queryFn: () => callOffice('GET /stock', { query: { text } }),
})

/** The fields of a found item. */
type Found = Pick<StockRow, '_id' | 'name' | 'variantName' | 'shelf'>

interface AddGoodsProps {
  error: string | undefined
  /** Called with each thing that is to be added and how many pieces more of it: those of the pack whose code was scanned. */
  onFound: (row: Found, pieces: number) => void
}

/**
 * Finds goods by bar code, name, shelf, id or a supplier's code. What is found alone is added at once, and the field is ready for the
 * next; a scanner adds wherever the focus is, and so does the camera.
 */
export function AddGoods({ error, onFound }: AddGoodsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [missed, setMissed] = useState<string>()
  const type = (typed: string) => {
    setText(typed)
    setMissed(undefined)
  }
  const add = (row: Found) => {
    onFound(row, 1)
    type('')
    box.current?.querySelector('input')?.focus()
  }
  const find = (code: string, isScanned: boolean) =>
    findOne(code).then(
      (found) => {
        const isFound = typeof found !== 'string'
        if (isScanned) scanSignal[isFound ? 'good' : 'wrong']()
        if (!isFound) return setMissed(found)
        onFound(found.row, found.pieces)
        // what was typed while the answer was on its way stays
        setText((now) => (now.trim() === code ? '' : now))
        setMissed(undefined)
      },
      (failure) => setMissed(failureText(failure, stockCopy.failed)),
    )
  return (
    <div ref={box} className="mt-3">
      <Scanners onCode={(code) => void find(code, true)} />
      <Field
        name="add"
        label={copy.add}
        hint={copy.addHint}
        error={missed ?? error}
        value={text}
        maxLength={officeLimits.officeSearchMax}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onBlur={() => setMissed(undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (text.trim() !== '') void find(text.trim(), false)
        }}
      />
      <Suggestions text={text} onChoose={add} />
    </div>
  )
}

/** A scanner that is a keyboard, and the camera. */
function Scanners({ onCode }: { onCode: (code: string) => void }) {
  const [isCameraOn, setCameraOn] = useState(false)
  useWedge(onCode)
  return (
    <div className="mb-3 grid gap-3">
      <Button
        kind="outline"
        className="justify-self-start px-4"
        aria-pressed={isCameraOn}
        onClick={() => setCameraOn(!isCameraOn)}
      >
        <Icon of={Camera} size={18} />
        {copy.camera}
      </Button>
      {isCameraOn && (
        <Suspense fallback={<p className="text-sm text-steel">{copy.cameraStarts}</p>}>
          <CameraView onCode={onCode} onClose={() => setCameraOn(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The one thing that this finds, by its bar code or its words; or a sentence. */
async function findOne(code: string): Promise<{ row: Found; pieces: number } | string> {
  const { item, pieces } = (await callOffice('GET /codes/look-up', { query: { code } })).data
  if (item) return { row: { ...item, _id: item.variantId ?? item.productId, shelf: null }, pieces }
  const { data } = await queryClient.fetchQuery(foundQuery(code))
  const exact = data.find(({ _id }) => _id === code.toLowerCase())
  const [only] = exact ? [exact] : data.length === 1 ? data : []
  if (only) return { row: only, pieces: 1 }
  return data.length === 0 ? copy.notFound(code) : copy.manyFound
}

/** List of the items found while somebody types. */
function Suggestions({ text, onChoose }: { text: string; onChoose: (row: Found) => void }) {
  const sought = useDeferredValue(text.trim())
  const open = sought.length >= leastLetters
  const query = useQuery({ ...foundQuery(sought), enabled: open })
  const rows = open ? (query.data?.data.slice(0, shown) ?? []) : []
  if (rows.length === 0) return open && <PartFailed query={query} />
  return (
    <ul aria-label={copy.manyFound} className="mt-2 divide-y divide-line rounded-sm border border-line-strong">
      {rows.map((row) => (
        <li key={row._id}>
          <button
            type="button"
            onClick={() => onChoose(row)}
            className="flex min-h-14 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-paper-sunk focus-visible:-outline-offset-2"
          >
            <Thumb image={row.image} size={36} />
            <span className="min-w-0 flex-1 leading-5">
              {row.name}
              {row.variantName && <span className="block text-sm text-steel">{row.variantName}</span>}
            </span>
            {row.shelf && <span className="figures text-sm font-semibold">{row.shelf}</span>}
            <Icon of={PackagePlus} size={18} className="text-teal" />
          </button>
        </li>
      ))}
    </ul>
  )
}

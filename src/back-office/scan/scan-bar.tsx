import { Camera } from 'lucide-react'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { scanCopy as copy } from '../../shared/copy/office/scan.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWedge } from './use-wedge.ts'

const CameraView = lazy(() => import('./camera-view.tsx'))

interface ScanBarProps {
  /** A code that was scanned, by scanner or camera. */
  onCode: (code: string) => void
  /** Receives what somebody typed and sent: a code or a name. */
  onTyped: (text: string) => void
  label?: string
  children?: ReactNode
}

/** The one place where codes come in: a scanner wherever the focus is, the camera, a photo, or typing. */
export function ScanBar({ onCode, onTyped, label = copy.field, children }: ScanBarProps) {
  const [isCameraOn, setCameraOn] = useState(false)
  const [text, setText] = useState('')
  useWedge(onCode)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onTyped(text.trim())
    setText('')
  }
  return (
    <div className="grid gap-3">
      {isCameraOn && (
        <Suspense fallback={<p className="text-sm text-steel">{copy.starting}</p>}>
          <CameraView onCode={onCode} onClose={() => setCameraOn(false)} />
        </Suspense>
      )}
      <form onSubmit={send} className="flex items-end gap-2">
        <Field
          label={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          className="min-w-0 flex-1"
        />
        <Button type="submit" kind="outline" className="px-4">
          {copy.find}
        </Button>
        <Button kind="ink" className="px-4" aria-pressed={isCameraOn} onClick={() => setCameraOn(!isCameraOn)}>
          <Icon of={Camera} size={18} />
          <span className="max-sm:sr-only">{copy.camera}</span>
        </Button>
      </form>
      {children}
    </div>
  )
}

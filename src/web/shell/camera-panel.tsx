import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { searchBox } from '../../shared/copy/search-box.ts'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { readPhoto } from '../../ui/camera/decode.ts'
import { useCamera } from '../../ui/camera/use-camera.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { call } from '../api/call.ts'
import { openReader } from './open-reader.ts'
import { ToolPanel } from './tool-panel.tsx'

const copy = searchBox.camera

interface CameraPanelProps {
  onProduct: (productId: string) => void
  /** A code that nothing carries is to be searched for as a text. */
  onText: (code: string) => void
  onClose: () => void
}

/** Scans the bars on a package: with the camera, or where there is none in a photograph. */
export default function CameraPanel({ onProduct, onText, onClose }: CameraPanelProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { look, code, failure } = useLookUp(onProduct)
  const state = useCamera(video, openReader, look)
  return (
    <ToolPanel label={copy.label} closeLabel={copy.close} onClose={onClose}>
      {state === 'none' ? (
        <Photo onCode={look} />
      ) : (
        <div className="relative overflow-hidden rounded-sm bg-ink">
          <video ref={video} muted playsInline className="aspect-[16/10] max-h-[40dvh] w-full object-cover" />
          <span className="pointer-events-none absolute inset-x-8 top-1/2 h-0.5 -translate-y-1/2 bg-signal" />
          <p className="absolute inset-x-0 bottom-0 bg-ink/70 px-3 py-2 text-sm text-on-ink">
            {state === 'starting' ? copy.starting : copy.aim}
          </p>
        </div>
      )}
      <div role="status" className="text-sm font-semibold empty:hidden">
        {code !== null && !failure && <Spinner label={copy.lookingUp(code)} size={16} />}
        {failure && <p className="text-bad">{failure}</p>}
      </div>
      {code !== null && failure && (
        <Button kind="outline" onClick={() => onText(code)}>
          {copy.searchFor(code)}
        </Button>
      )}
      <p className="text-xs text-steel">{copy.stays}</p>
    </ToolPanel>
  )
}

/** Asks the shop what a code is on. Of two answers the one to the last code counts. */
function useLookUp(onProduct: (productId: string) => void) {
  const [code, setCode] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const last = useRef('')
  const look = (read: string) => {
    navigator.vibrate?.(40)
    last.current = read
    setCode(read)
    setFailure('')
    call('GET /product/by-code/{code}', { params: { code: read } }).then(
      ({ data }) => last.current === read && onProduct(data.productId),
      // what is no retail number is refused: it may still be a text that finds something
      (error: unknown) => last.current === read && setFailure(sentenceOf(error, read)),
    )
  }
  return { look, code, failure }
}

function sentenceOf(error: unknown, code: string): string {
  return hasStatus(error, 400) ? searchBox.codeUnknown(code) : failureText(error, copy.failed)
}

/** Works wherever there is a camera app, also over plain http. */
function Photo({ onCode }: { onCode: (code: string) => void }) {
  const [state, setState] = useState<'' | 'reading' | 'none'>('')
  const read = async (file: File | undefined) => {
    if (!file) return
    setState('reading')
    const code = await readPhoto(file, openReader).catch(() => null)
    setState(code ? '' : 'none')
    if (code) onCode(code)
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-steel">{copy.none}</p>
      <label className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm bg-signal px-5 text-sm font-semibold has-focus-visible:outline-2">
        <Icon of={Camera} size={18} />
        {copy.photo}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
      <div role="status" className="text-sm font-semibold empty:hidden">
        {state === 'reading' && <Spinner label={copy.reading} size={16} />}
        {state === 'none' && <p className="text-bad">{copy.noCode}</p>}
      </div>
    </div>
  )
}

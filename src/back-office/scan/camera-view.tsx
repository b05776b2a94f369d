import { Camera, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { scanCopy as copy } from '../../shared/copy/office/scan.ts'
import { openDecoder, readPhoto } from '../../ui/camera/decode.ts'
import { useCamera } from '../../ui/camera/use-camera.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/show-toast.ts'
import { scanSignal } from './scan-signal.ts'

interface CameraViewProps {
  onCode: (code: string) => void
  onClose: () => void
}

const openReader = () => openDecoder(async () => (await import('../../ui/camera/zxing.ts')).openZxing())

/** The camera, scanning on until it is closed; where there is none, a photo. */
export default function CameraView({ onCode, onClose }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const state = useCamera(video, openReader, onCode)
  return (
    <section aria-label={copy.cameraLabel} className="grid grid-cols-1 gap-2">
      {state !== 'none' && (
        <div className="relative overflow-hidden rounded-md bg-ink">
          <video ref={video} muted playsInline className="aspect-[16/10] max-h-[38dvh] w-full object-cover" />
          <span className="pointer-events-none absolute inset-x-8 top-1/2 h-0.5 -translate-y-1/2 bg-signal" />
          <p className="absolute inset-x-0 bottom-0 bg-ink/70 px-3 py-2 pr-14 text-sm text-on-ink">
            {state === 'starting' ? copy.starting : copy.aim}
          </p>
          <button
            type="button"
            onClick={onClose}
            aria-label={copy.closeCamera}
            className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-ink/70 text-on-ink"
          >
            <Icon of={X} />
          </button>
        </div>
      )}
      {state === 'none' && <Photo onCode={onCode} />}
    </section>
  )
}

/** Works wherever there is a camera app, also over plain http. */
function Photo({ onCode }: { onCode: (code: string) => void }) {
  const [reading, setReading] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    const code = await readPhoto(file, openReader).catch(() => null)
    setReading(false)
    if (code) return onCode(code)
    scanSignal.wrong()
    toast.error(copy.noCode)
  }
  return (
    <div className="grid gap-2 rounded-md border border-line bg-card p-4">
      <p className="text-sm text-steel">{copy.noCamera}</p>
      <label className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm bg-signal px-5 text-sm font-semibold has-focus-visible:outline-2">
        <Icon of={Camera} size={18} />
        {copy.photo}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          aria-busy={reading || undefined}
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
    </div>
  )
}

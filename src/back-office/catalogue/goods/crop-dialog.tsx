import { useState } from 'react'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { sizedPicture } from '../../../shared/pictures/picture-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Square } from './picture-files.ts'

interface CropDialogProps {
  image: string
  onCut: (file: Blob, square: Square) => Promise<void>
  onClose: () => void
}

/** Cuts a square out of a picture by three sliders: keys move them as well as a finger. */
export default function CropDialog({ image, onCut, onClose }: CropDialogProps) {
  const [square, setSquare] = useState<Square>({ left: 0.5, top: 0.5, size: 1 })
  const [pending, setPending] = useState(false)
  const [ratio, setRatio] = useState(1)
  const from = largest(image)
  const cut = async () => {
    setPending(true)
    const answer = await fetch(from)
    await onCut(await answer.blob(), square).finally(() => setPending(false))
  }
  const part = (name: keyof Square, least = 0) => ({
    value: Math.round(square[name] * 100),
    min: least,
    onMove: (percent: number) => setSquare({ ...square, [name]: percent / 100 }),
  })
  return (
    <Dialog title={copy.cropTitle} closeLabel={copy.close} onClose={onClose} size="narrow">
      <div className="grid gap-4">
        <div className="relative mx-auto max-w-full overflow-hidden rounded-sm bg-ink">
          <img
            src={from}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
            className="max-h-80 max-w-full opacity-45"
          />
          <span
            aria-hidden="true"
            className="absolute border-2 border-signal shadow-[0_0_0_1px_#14181b] backdrop-brightness-[2.2]"
            style={placeOf(square, ratio)}
          />
        </div>
        <Slider label={copy.cropSize} {...part('size', 20)} />
        <Slider label={copy.cropLeft} {...part('left')} />
        <Slider label={copy.cropTop} {...part('top')} />
        <Button wide pending={pending} onClick={() => void cut()}>
          {copy.cropUse}
        </Button>
      </div>
    </Dialog>
  )
}

interface SliderProps {
  label: string
  value: number
  min: number
  onMove: (percent: number) => void
}

function Slider({ label, value, min, onMove }: SliderProps) {
  return (
    <label className="grid gap-1 text-sm font-medium">
      <span className="flex justify-between">
        {label}
        <span className="figures text-steel">{value}%</span>
      </span>
      <input
        type="range"
        min={min}
        max={100}
        value={value}
        onChange={(event) => onMove(Number(event.target.value))}
        className="h-11 w-full accent-teal"
      />
    </label>
  )
}

/** Returns the place of the square over the picture, as CSS percentages of its width and height. */
function placeOf({ left, top, size }: Square, ratio: number) {
  const width = ratio > 1 ? size / ratio : size
  const height = ratio > 1 ? size : size * ratio
  const percent = (part: number) => `${part * 100}%`
  return {
    width: percent(width),
    height: percent(height),
    left: percent((1 - width) * left),
    top: percent((1 - height) * top),
  }
}

/** The largest size that there is of it. */
function largest(image: string): string {
  const picture = sizedPicture(image)
  return picture ? `${picture.base}/${picture.widths.at(-1)}.webp` : image
}

import { ArrowLeft, ArrowRight, Camera, Crop, ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LazyPart } from '../../../ui/lazy-part.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { cropDialog, dialogFailed } from './goods-dialogs.ts'
import type { Square } from './picture-files.ts'
import { imagesOf, useAddPicture } from './use-add-picture.ts'
import { useGivenPictures } from './use-given-pictures.ts'
import type { GoodsForm } from './use-goods-draft.ts'

interface PartProps {
  detail: GoodsDetail
  form: GoodsForm
  /** The variant whose pictures they are; left out: the product's own. */
  variantId?: string
  hint?: string
  /** The button that opens the camera comes first. */
  camera?: boolean
  /** Told when a picture is on its way, and when it is no longer. */
  onSending?: (isSending: boolean) => void
}

/** The pictures of a product or of one of its variants: added at once, ordered and described in the form. */
export function PicturesPart({
  detail,
  form,
  variantId,
  hint = copy.picturesHint,
  camera = false,
  onSending,
}: PartProps) {
  const { add, pending, problem } = useAddPicture(detail, form, { variantId, onSending })
  const field = imagesOf(variantId)
  const images = form.value<string[]>(field)
  const [cropping, setCropping] = useState<string | null>(null)
  const close = () => setCropping(null)
  const cut = async (file: Blob, square: Square) => {
    if (await add(file, square, cropping ?? '')) close()
  }
  const given = useGivenPictures(add, { whole: variantId === undefined })
  return (
    <div className="grid gap-4" {...given}>
      {!camera && <p className="text-sm text-steel">{hint}</p>}
      {images.length > 0 && (
        <ol className="grid gap-4 sm:grid-cols-2">
          {images.map((image, at) => (
            <OnePicture
              key={image}
              form={form}
              field={field}
              at={at}
              short={camera || variantId !== undefined}
              onCrop={() => setCropping(image)}
            />
          ))}
        </ol>
      )}
      <FormAlert text={problem ?? form.error(field) ?? null} />
      <Choose camera={camera} pending={pending} onChoose={(file) => void add(file)} />
      {cropping !== null && (
        <LazyPart
          part={cropDialog}
          props={{ image: cropping, onClose: close, onCut: cut }}
          onFailure={dialogFailed(close)}
        />
      )}
    </div>
  )
}

interface OnePictureProps {
  form: GoodsForm
  field: string
  at: number
  /** Without what explains it. */
  short: boolean
  onCrop: () => void
}

function OnePicture({ form, field, at, short, onCrop }: OnePictureProps) {
  const images = form.value<string[]>(field)
  const words = form.value<Record<string, string>>('imageWords')
  const image = images[at] ?? ''
  const move = (to: number) => {
    const next = [...images]
    next.splice(to, 0, ...next.splice(at, 1))
    form.set(field, next)
  }
  const remove = () => form.set(field, images.toSpliced(at, 1))
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 sm:grid-cols-[6rem_minmax(0,1fr)] rounded-sm border border-line p-2">
      <Picture
        src={image}
        alt={words[image] ?? copy.pictureOf(at + 1)}
        sizes="96px"
        most={192}
        width={96}
        height={96}
        className="size-18 rounded-xs sm:size-24 bg-paper-sunk object-contain"
      />
      <div className="grid content-start gap-1">
        <Field
          label={copy.words}
          hint={short ? undefined : copy.wordsHint}
          value={words[image] ?? ''}
          maxLength={goodsLimits.line}
          onChange={(event) => form.set('imageWords', withWords(words, image, event.target.value))}
        />
        <div className="-ml-3 flex">
          <Tool of={ArrowLeft} label={copy.earlier(at + 1)} off={at === 0} onPress={() => move(at - 1)} />
          <Tool
            of={ArrowRight}
            label={copy.later(at + 1)}
            off={at === images.length - 1}
            onPress={() => move(at + 1)}
          />
          <Tool of={Crop} label={copy.cropOf(at + 1)} onPress={onCrop} />
          <Tool of={Trash2} label={copy.removePicture(at + 1)} onPress={remove} />
        </div>
      </div>
    </li>
  )
}

function withWords(words: Record<string, string>, image: string, text: string): Record<string, string> {
  const { [image]: _, ...others } = words
  return text === '' ? others : { ...others, [image]: text }
}

interface ToolProps {
  of: typeof Camera
  label: string
  off?: boolean
  onPress: () => void
}

function Tool({ of, label, off = false, onPress }: ToolProps) {
  return (
    <Button
      kind="quiet"
      className="size-11 px-0 text-ink"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onPress}
    >
      <Icon of={of} size={18} />
    </Button>
  )
}

/** A file of this device, or a photograph that is taken now. */
function Choose({ camera, pending, onChoose }: { camera: boolean; pending: boolean; onChoose: (file: File) => void }) {
  const taken = useRef<HTMLInputElement>(null)
  const chosen = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    input.value = ''
    if (file) onChoose(file)
  }
  return (
    <div className="flex flex-wrap gap-3">
      <input
        ref={taken}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        data-photograph
        onChange={(event) => take(event.target)}
      />
      <input
        ref={chosen}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/heic"
        data-picture
        onChange={(event) => take(event.target)}
      />
      <Button
        kind={camera ? 'ink' : 'outline'}
        className={camera ? 'flex-1' : 'sm:hidden'}
        pending={pending}
        onClick={() => taken.current?.click()}
      >
        <Icon of={Camera} size={18} />
        {copy.photograph}
      </Button>
      <Button
        kind="outline"
        className={camera ? 'flex-1' : undefined}
        disabled={pending}
        onClick={() => chosen.current?.click()}
      >
        <Icon of={ImagePlus} size={18} />
        {copy.choosePicture}
      </Button>
    </div>
  )
}

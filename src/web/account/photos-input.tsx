import { ImagePlus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { photoFaults } from '../../shared/copy/photo-faults.ts'
import { returnRequestCopy } from '../../shared/copy/return-requests.ts'
import { limits } from '../../shared/limits.ts'
import { requestLimits } from '../../shared/return-requests.ts'
import { Icon } from '../../ui/icon.tsx'
import { shrinkPicture } from '../../ui/shrink-picture.ts'

const copy = returnRequestCopy.form
const types = ['image/jpeg', 'image/png', 'image/webp']

interface PhotosInputProps {
  photos: readonly File[]
  /** The server's sentence. */
  problem: string | undefined
  onChange: (photos: readonly File[]) => void
  /** Receives whether photos that were chosen are still being made ready. */
  onPreparing: (isPreparing: boolean) => void
}

/** Up to five photos, by name. A large one is made smaller; what cannot be sent is refused here already. */
export function PhotosInput({ photos, problem, onChange, onPreparing }: PhotosInputProps) {
  const id = useId()
  const [fault, setFault] = useState<string>()
  const choose = async (chosen: readonly File[]) => {
    setFault(undefined)
    if (photos.length + chosen.length > requestLimits.photosMost) {
      setFault(photoFaults.tooMany(requestLimits.photosMost))
      return
    }
    onPreparing(true)
    const fitting = await Promise.all(
      chosen.filter((each) => !photos.some((photo) => keyOf(photo) === keyOf(each))).map(fittingPhoto),
    )
    onPreparing(false)
    setFault(fitting.find((each) => typeof each === 'string'))
    onChange([...photos, ...fitting.filter((each) => typeof each !== 'string')])
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {copy.photos}
      </label>
      <ul className="grid gap-1 empty:hidden">
        {photos.map((photo) => (
          <li key={keyOf(photo)} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 truncate text-sm">{photo.name}</span>
            <button
              type="button"
              aria-label={copy.removePhoto(photo.name)}
              onClick={() => onChange(photos.filter((each) => each !== photo))}
              className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-paper-deep"
            >
              <Icon of={X} />
            </button>
          </li>
        ))}
      </ul>
      {photos.length < requestLimits.photosMost && (
        <div className="relative flex min-h-14 items-center justify-center gap-3 rounded-sm border border-dashed border-line-strong text-sm text-steel focus-within:border-teal hover:border-ink">
          <Icon of={ImagePlus} />
          {copy.photosHint}
          <input
            id={id}
            type="file"
            multiple
            accept={types.join(',')}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])]
              // the same one may be chosen again
              target.value = ''
              void choose(chosen)
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </div>
      )}
      <p id={`${id}-problem`} aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {fault ?? problem}
      </p>
    </div>
  )
}

/** Names a photo apart from others of the same name: by its moment. A smaller copy keeps both. */
function keyOf({ name, lastModified }: File): string {
  return `${name.replace(/\.\w+$/, '')} ${lastModified}`
}

/** A photo that can be sent, or the sentence why it cannot. */
async function fittingPhoto(file: File): Promise<File | string> {
  if (!types.includes(file.type)) return photoFaults.wrong
  if (file.size <= limits.uploadImageBytes) return file
  try {
    const smaller = await shrinkPicture(file, requestLimits.photoSidePx)
    return new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), {
      type: smaller.type,
      lastModified: file.lastModified,
    })
  } catch {
    return photoFaults.tooLarge
  }
}

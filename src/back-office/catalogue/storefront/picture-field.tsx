import { useIsMutating, useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { type WindowPicture, windowPictures } from '../../../shared/office/window-kinds.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { callOffice } from '../../api/call-office.ts'
import type { WindowField } from './window-forms.ts'

interface PictureFieldProps {
  field: WindowField
  value: string
  error?: string | undefined
  onChange: (address: string) => void
}

/** A picture that is chosen from the phone or the computer; it is made anew at once, and named by what is saved then. */
export function PictureField({ field: { label, picture: use = 'offer' }, value, error, onChange }: PictureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { width, height } = windowPictures[use]
  const upload = useUpload(use, onChange)
  const problem = error ?? (upload.error ? failureText(upload.error, copy.uploadFailed) : undefined)
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={`${id}-hint`}>
      <legend className="text-sm font-medium">{label}</legend>
      <Chosen value={value} width={width} height={height} />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) upload.mutate(file)
          target.value = ''
        }}
      />
      <Button
        kind="outline"
        pending={upload.isPending}
        aria-invalid={problem ? true : undefined}
        onClick={() => input.current?.click()}
        className="justify-self-start"
      >
        {!upload.isPending && <Icon of={ImageUp} size={18} />}
        {upload.isPending ? copy.uploading : value ? copy.uploadOther : copy.upload}
      </Button>
      <p id={`${id}-hint`} className="text-xs text-steel">
        {copy.pictureHint(width, height)}
      </p>
      <p aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}

const uploads = ['window picture']

/** Returns whether a picture is being uploaded: a save meanwhile would lack it. */
export function useUploading(): boolean {
  return useIsMutating({ mutationKey: uploads }) > 0
}

function useUpload(use: WindowPicture, onTaken: (address: string) => void) {
  return useMutation({
    mutationKey: uploads,
    mutationFn: (file: File) => {
      const body = new FormData()
      body.set('for', use)
      body.set('image', file)
      return callOffice('POST /window-pictures', { body })
    },
    onSuccess: ({ data }) => onTaken(data.image),
  })
}

function Chosen({ value, width, height }: { value: string; width: number; height: number }) {
  if (value) {
    return (
      <Picture
        src={value}
        alt=""
        sizes="24rem"
        most={800}
        width={width}
        height={height}
        className="h-auto max-h-44 w-auto max-w-full rounded-sm border border-line bg-white"
      />
    )
  }
  return (
    <p className="grid min-h-24 place-items-center rounded-sm border border-dashed border-line-strong text-sm text-steel">
      {copy.noPicture}
    </p>
  )
}

import { ImagePlus, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { reviewForm as copy } from '../../shared/copy/review-form.ts'
import { Icon } from '../../ui/icon.tsx'
import { fittingFile } from './prepare-upload.ts'

interface MediaInputProps {
  file: File | null
  onChange: (file: File | null) => void
  /** Receives whether a file that was chosen is still being made ready. */
  onPreparing: (isPreparing: boolean) => void
}

/** One picture or video, shown before it is sent. A large picture is made smaller; what cannot be sent is refused here already. */
export function MediaInput({ file, onChange, onPreparing }: MediaInputProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const choose = async (chosen: File | undefined) => {
    setProblem(undefined)
    onChange(null)
    if (!chosen) return
    onPreparing(true)
    const fitting = await fittingFile(chosen)
    onPreparing(false)
    if ('problem' in fitting) setProblem(fitting.problem)
    else onChange(fitting.file)
  }
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(file)
  // What was pressed has gone: the focus moves to what stands there.
  useEffect(() => {
    if (before.current !== file) box.current?.querySelector<HTMLElement>('button, input')?.focus()
    before.current = file
  }, [file])
  return (
    <div ref={box} className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {copy.media}
      </label>
      {file ? (
        <Preview file={file} onRemove={() => onChange(null)} />
      ) : (
        <div className="relative flex min-h-20 items-center justify-center gap-3 rounded-sm border border-dashed border-line-strong text-sm text-steel focus-within:border-teal hover:border-ink">
          <Icon of={ImagePlus} />
          {copy.mediaHint}
          <input
            id={id}
            type="file"
            accept="image/*,video/*"
            aria-describedby={`${id}-problem`}
            onChange={(event) => void choose(event.target.files?.[0])}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </div>
      )}
      <p id={`${id}-problem`} aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {problem}
      </p>
    </div>
  )
}

function Preview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const box = 'size-20 rounded-sm border border-line object-cover'
  return (
    <div className="flex items-center gap-3">
      {file.type.startsWith('video/') ? (
        <video src={address} muted className={box} />
      ) : (
        <img src={address} alt="" width={80} height={80} className={box} />
      )}
      <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
      <button
        type="button"
        aria-label={copy.removeMedia}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-sm hover:bg-paper-deep"
      >
        <Icon of={X} />
      </button>
    </div>
  )
}

import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'

interface FileDropProps {
  /** Words of the button. */
  label: string
  hint: string
  accept: string
  multiple?: boolean
  disabled?: boolean
  /** Name of what was chosen; said when it changes. */
  chosen?: string | null
  testId: string
  onChoose: (files: File[]) => void
}

/** Field on which files are dropped, with the button that chooses them for everybody else. */
export function FileDrop({ label, hint, accept, multiple, disabled, chosen, testId, onChoose }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shorter way to what the button does
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!disabled) onChoose([...event.dataTransfer.files])
      }}
      className="grid justify-items-start gap-2 rounded-sm border border-dashed border-line-strong bg-paper p-4"
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        data-testid={testId}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p aria-live="polite" className="font-semibold break-all empty:hidden">
        {chosen}
      </p>
      <Button kind="outline" disabled={disabled} aria-describedby={hintId} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <p id={hintId} className="text-xs text-steel">
        {hint}
      </p>
    </div>
  )
}

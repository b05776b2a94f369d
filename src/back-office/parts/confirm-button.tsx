import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface ConfirmButtonProps {
  label: string
  title: string
  question: string
  keepLabel: string
  /** Act of the button, as useAct returns it. */
  act: { act: () => void; pending: boolean }
}

/** Button that acts after a question. */
export function ConfirmButton({ label, title, question, keepLabel, act: { act, pending } }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="outline" pending={pending} onClick={() => setAsking(true)} aria-haspopup="dialog">
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          question={question}
          confirmLabel={label}
          keepLabel={keepLabel}
          onConfirm={() => {
            setAsking(false)
            act()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

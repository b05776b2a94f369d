import { useState } from 'react'
import { bargainsOffice as copy } from '../../../shared/copy/office/bargains.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useAct } from '../../api/use-act.ts'

interface EndButtonProps {
  label: string
  title: string
  question: string
  /** Key of the query that is out of date afterwards. */
  stale: string
  send: (command: string) => Promise<object>
}

/** Button that ends something after a question. */
export function EndButton({ label, title, question, stale, send }: EndButtonProps) {
  const [asking, setAsking] = useState(false)
  const { act, pending } = useAct({ stale: [stale], failed: copy.failed, send })
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
          keepLabel={copy.keep}
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

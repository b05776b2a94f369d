import type { ReactNode } from 'react'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'

interface AddingDialogProps {
  copy: Record<'addTitle' | 'cancel' | 'add' | 'failed', string>
  /** Failure of the last try, unless a field says it. */
  failure: unknown
  pending: boolean
  onAdd: () => void
  onClose: () => void
  children: ReactNode
}

/** The window in which one thing is typed that is added to a list. */
export function AddingDialog({ copy, failure, pending, onAdd, onClose, children }: AddingDialogProps) {
  return (
    <Dialog title={copy.addTitle} closeLabel={copy.cancel} size="narrow" onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          onAdd()
        }}
        className="grid gap-4"
      >
        {children}
        <FormAlert text={failure ? failureText(failure, copy.failed) : null} />
        <Button type="submit" wide pending={pending}>
          {copy.add}
        </Button>
      </Form>
    </Dialog>
  )
}

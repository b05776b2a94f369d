import { type ReactNode, useState } from 'react'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/show-toast.ts'
import { queryClient } from '../api/office-queries.ts'
import { useCommand } from '../api/use-command.ts'

interface Adding<Draft> {
  send: (draft: Draft, command: string) => Promise<{ message: string }>
  /** Key of the queries that are out of date after it is added. */
  stale: string
  /** The field at which it is said what is wrong. */
  named: string
  /** Message shown if the server gives none. */
  failed: string
  onDone: () => void
}

/** Adds one thing to a list; what is wrong with its name is said there alone: a message would lie over the button. */
export function useAdding<Draft>({ send, stale, named, failed, onDone }: Adding<Draft>) {
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const sendOnce = useCommand(send)
  const add = async (draft: Draft) => {
    setPending(true)
    try {
      const { message } = await sendOnce(draft)
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: [stale] })
      onDone()
    } catch (error) {
      const atName = error instanceof ApiFailure ? error.errors[named] : undefined
      setProblem(atName)
      if (!atName) toast.error(failureText(error, failed))
      setPending(false)
    }
  }
  return { add, pending, problem, forget: () => setProblem(undefined) }
}

interface AddingDialogProps {
  copy: Record<'addTitle' | 'cancel' | 'add', string>
  pending: boolean
  onAdd: () => void
  onClose: () => void
  children: ReactNode
}

/** The window in which it is typed. */
export function AddingDialog({ copy, pending, onAdd, onClose, children }: AddingDialogProps) {
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
        <Button type="submit" wide pending={pending}>
          {copy.add}
        </Button>
      </Form>
    </Dialog>
  )
}

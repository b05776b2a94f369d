import type { ReactNode } from 'react'
import { mySignIn } from '../../../shared/copy/office/my-sign-in.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { useForm } from '../../../ui/use-form.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'

interface OneFieldProps<Values extends object> {
  title: string
  save: string
  send: (values: Values, command: string) => Promise<{ message: string }>
  /** The one field, with its name and what is wrong with it. */
  field: (of: (name: keyof Values & string) => { name: string; error: string | undefined }) => ReactNode
  onClose: () => void
}

/** A dialog with one field : a password, a PIN, a name for this computer. */
export function OneFieldDialog<Values extends object>({ title, save, send, field, onClose }: OneFieldProps<Values>) {
  const form = useForm<Values, { message: string }>({
    send: useCommand(send),
    onSent: ({ message }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['own'] })
      void queryClient.invalidateQueries({ queryKey: ['me'] })
      onClose()
    },
    failed: mySignIn.failed,
  })
  return (
    <Dialog title={title} closeLabel={mySignIn.cancel} size="narrow" onClose={onClose}>
      <Form {...form.form} className="grid grid-cols-1 gap-4">
        <FormAlert text={form.alert} />
        {field(form.field)}
        <Button type="submit" wide pending={form.pending}>
          {save}
        </Button>
      </Form>
    </Dialog>
  )
}

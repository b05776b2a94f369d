import { QuestionInput } from '../../shared/contract/questions.ts'
import { questionForm as copy } from '../../shared/copy/question-form.ts'
import { shell } from '../../shared/copy/shell.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { token } from '../api/token.ts'

interface QuestionDialogProps {
  productId: string
  name: string
  onClose: () => void
}

/** The window in which something is asked about a product. */
export default function QuestionDialog({ productId, name, onClose }: QuestionDialogProps) {
  const draft = draftOf(productId)
  const { form, field, alert, pending } = useForm({
    rule: QuestionInput,
    send: (body: { productId: string; text: string }) => call('POST /question', { body }),
    onSent: ({ message }) => {
      draft.keep('')
      toast.success(message)
      onClose()
    },
    failed: copy.failed,
  })
  return (
    <Dialog title={copy.askTitle(name)} closeLabel={shell.close} onClose={onClose}>
      <Form {...form} className="grid gap-5">
        <input type="hidden" name="productId" value={productId} />
        {alert && <FormAlert text={alert} />}
        <TextArea
          {...field('text')}
          label={copy.label}
          hint={copy.hint}
          rows={5}
          defaultValue={draft.text}
          onChange={({ target }) => draft.keep(target.value)}
        />
        <div className="flex justify-end gap-3">
          <Button kind="outline" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" pending={pending}>
            {copy.send}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

const drafts = { of: '', text: '' }

/**
 * Returns the text typed about a product in this session and not sent, and the way to keep it: a window that was closed by
 * mistake opens with it again.
 */
function draftOf(productId: string) {
  const of = `${token.seen()} ${productId}`
  const keep = (text: string) => void Object.assign(drafts, { of, text })
  return { text: drafts.of === of ? drafts.text : '', keep }
}

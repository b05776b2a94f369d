import { useRef } from 'react'
import { QuoteInput } from '../../shared/contract/quotes.ts'
import { quotes } from '../../shared/copy/quotes.ts'
import { shell } from '../../shared/copy/shell.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { ListField } from '../../ui/list-field.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { quotePath } from '../router/quote-path.ts'
import { useSession } from '../session/store.ts'
import { newIdempotencyKey } from './idempotency-key.ts'

const copy = quotes.ask

interface QuoteDialogProps {
  /** Lines of a list; left out: the own cart. `remarks`: what is asked for beside them. */
  lines?: NonNullable<QuoteInput['lines']>
  remarks?: string | null
  onClose: () => void
}

/** The window in which a quotation of the own cart, or of a list, is asked for; leads to its page. */
export default function QuoteDialog({ lines, remarks = null, onClose }: QuoteDialogProps) {
  const user = useSession((state) => state.user.user)
  const navigate = useNavigate()
  // sent again because its answer was lost, it is the same quotation
  const key = useRef(newIdempotencyKey())
  const { form, field, alert, pending } = useForm({
    rule: QuoteInput,
    send: (body) =>
      call('POST /quote', { body: lines ? { ...body, lines, remarks } : body }, { idempotencyKey: key.current }),
    onSent: ({ message, data }) => {
      toast.success(message)
      navigate(quotePath(data.number, data.key))
    },
    failed: copy.failed,
  })
  return (
    <Dialog title={copy.title} closeLabel={shell.close} onClose={onClose}>
      <Form {...form} className="grid gap-4">
        <p className="text-steel">{lines ? copy.listText(lines.length) : copy.text}</p>
        {remarks !== null && <p className="text-sm text-steel">{copy.remarksText(remarks.split('\n').length)}</p>}
        <FormAlert text={alert} />
        <Field {...field('name')} label={copy.name} autoComplete="name" required defaultValue={user?.username ?? ''} />
        <PhoneField {...field('phone')} label={copy.phone} required defaultValue={user?.phonenumber ?? ''} />
        <Field
          {...field('email')}
          label={copy.email}
          hint={copy.emailHint}
          type="email"
          autoComplete="email"
          defaultValue={user?.email ?? ''}
        />
        <ListField
          {...field('gstin')}
          label={copy.gstin}
          hint={copy.gstinHint}
          options={user?.firms?.map(({ gstin }) => gstin) ?? []}
          autoComplete="off"
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

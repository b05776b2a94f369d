import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { type Address, AddressInput } from '../../shared/contract/addresses.ts'
import { accountToasts } from '../../shared/copy/account-toasts.ts'
import { addresses } from '../../shared/copy/addresses.ts'
import { shell } from '../../shared/copy/shell.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { keepSavedUser } from '../session/keep-saved-user.ts'
import { emptyAddress, lacksField } from './address-draft.ts'
import { AddressFields } from './address-fields.tsx'

interface AddressDialogProps {
  address: Address | null
  /** The firm that it is to be an address of; left out: the account's own. */
  firmId?: string
  onClose: () => void
}

/** The address window in its mode `profile`: adds a saved address, or changes the given one (SPEC §2). */
export function AddressDialog({ address, firmId, onClose }: AddressDialogProps) {
  const queryClient = useQueryClient()
  const formId = useId()
  const save = useForm({
    rule: AddressInput,
    stop: (typed, problems) => (lacksField(typed, problems) ? toasts.fillAllFields : undefined),
    send: (typed) => {
      const which = address ? { _id: address._id } : firmId ? { firmId } : {}
      return call('PATCH /user/update-user', { body: { address: { ...typed, ...which } } })
    },
    onSent: ({ message, user }) => {
      keepSavedUser(queryClient, user)
      toast.success(message || accountToasts.userUpdated)
      onClose()
    },
    failed: addresses.saveFailed,
  })
  const footer = (
    <div className="flex justify-end gap-3">
      <Button kind="outline" onClick={onClose}>
        {addresses.cancel}
      </Button>
      <Button type="submit" form={formId} pending={save.pending}>
        {addresses.save}
      </Button>
    </div>
  )
  return (
    <Dialog
      title={address ? addresses.editTitle : addresses.addTitle}
      closeLabel={shell.close}
      onClose={onClose}
      size="wide"
      footer={footer}
    >
      <Form {...save.form} id={formId} className="grid gap-4">
        <FormAlert text={save.alert} />
        <AddressFields initial={address ?? emptyAddress} errorOf={(name) => save.field(name).error} />
      </Form>
    </Dialog>
  )
}

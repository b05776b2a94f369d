import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Address } from '../../shared/contract/addresses.ts'
import { addresses } from '../../shared/copy/addresses.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { ApiFailure, failureText } from '../api/api-failure.ts'
import { call } from '../api/call.ts'
import { keepSavedUser } from '../session/keep-saved-user.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { focusFirstBad } from '../ui/focus-first-bad.ts'
import { Form } from '../ui/form.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { toast } from '../ui/show-toast.ts'
import { type AddressDraft, type AddressProblems, emptyAddress, lacksField, savingProblems } from './address-draft.ts'
import { AddressFields } from './address-fields.tsx'

/** The address window in its mode `profile`: adds a saved address, or changes the given one (SPEC §2). */
export function AddressDialog({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const [draft, setDraft] = useState<AddressDraft>(address ?? emptyAddress)
  const [problems, setProblems] = useState<AddressProblems>({})
  const queryClient = useQueryClient()
  const formId = useId()
  const save = useMutation({
    mutationFn: () => call('PATCH /user/update-user', { body: { address: { ...draft, ...idOf(address) } } }),
    onSuccess: ({ message, user }) => {
      keepSavedUser(queryClient, user)
      toast.success(message || toasts.userUpdated)
      onClose()
    },
    onError: (error) => {
      if (error instanceof ApiFailure) setProblems(error.errors)
      toast.error(failureText(error, addresses.saveFailed))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    const found = savingProblems(draft)
    focusFirstBad(event.currentTarget, () => setProblems(found))
    if (lacksField(draft, found)) toast.error(toasts.fillAllFields)
    if (Object.keys(found).length === 0) save.mutate()
  }
  return (
    <Dialog
      title={address ? addresses.editTitle : addresses.addTitle}
      closeLabel={addresses.cancel}
      onClose={onClose}
      size="wide"
      footer={
        <div className="flex justify-end gap-3">
          <Button kind="outline" onClick={onClose}>
            {addresses.cancel}
          </Button>
          <Button type="submit" form={formId} pending={save.isPending}>
            {addresses.save}
          </Button>
        </div>
      }
    >
      <Form id={formId} onSubmit={submit} className="grid gap-4">
        <FormAlert text={save.error && failureText(save.error, addresses.saveFailed)} />
        <AddressFields
          draft={draft}
          problems={problems}
          onChange={(field, value) => {
            setDraft({ ...draft, [field]: value })
            setProblems({ ...problems, [field]: undefined })
          }}
        />
      </Form>
    </Dialog>
  )
}

function idOf(address: Address | null): { _id?: string } {
  return address ? { _id: address._id } : {}
}

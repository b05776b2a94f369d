import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '../../shared/contract/addresses.ts'
import { account } from '../../shared/copy/account.ts'
import { accountToasts } from '../../shared/copy/account-toasts.ts'
import { limits } from '../../shared/limits.ts'
import { failureText } from '../../ui/api-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/show-toast.ts'
import { AddressDialog } from '../address/address-dialog.tsx'
import { call } from '../api/call.ts'
import { keepSavedUser } from '../session/keep-saved-user.ts'
import { AddAddressTile } from './add-address-tile.tsx'
import { AddressCard } from './address-card.tsx'

const copy = account.addresses

/** The saved addresses, at most three: add, change, delete (SPEC §5). */
export function SavedAddresses({ saved }: { saved: readonly Address[] }) {
  const [open, setOpen] = useState<{ address: Address | null } | null>(null)
  const [leaving, setLeaving] = useState<Address | null>(null)
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: (id: string) => call('PATCH /user/delete-address/{id}', { params: { id } }),
    onSuccess: ({ message, user }) => {
      keepSavedUser(queryClient, user)
      toast.success(message || accountToasts.addressDeleted)
    },
    onError: (error) => toast.error(failureText(error, copy.deleteFailed)),
    onSettled: () => setLeaving(null),
  })
  return (
    <>
      <p className="mt-1 mb-4 text-steel">{copy.intro(limits.savedAddresses)}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {saved.map((address) => (
          <li key={address._id}>
            <AddressCard address={address} onEdit={() => setOpen({ address })} onDelete={() => setLeaving(address)} />
          </li>
        ))}
        <li>
          <AddAddressTile full={saved.length >= limits.savedAddresses} onAdd={() => setOpen({ address: null })} />
        </li>
      </ul>
      {open && <AddressDialog address={open.address} onClose={() => setOpen(null)} />}
      {leaving && (
        <ConfirmDialog
          title={copy.deleteTitle}
          question={copy.deleteQuestion}
          confirmLabel={copy.deleteConfirm}
          keepLabel={copy.deleteKeep}
          pending={remove.isPending}
          onClose={() => setLeaving(null)}
          onConfirm={() => remove.mutate(leaving._id)}
        />
      )}
    </>
  )
}

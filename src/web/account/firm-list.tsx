import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '../../shared/contract/addresses.ts'
import type { Firm } from '../../shared/contract/buyer.ts'
import { account } from '../../shared/copy/account.ts'
import { accountToasts } from '../../shared/copy/account-toasts.ts'
import { firms as copy } from '../../shared/copy/firms.ts'
import { limits } from '../../shared/limits.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/show-toast.ts'
import { AddressDialog } from '../address/address-dialog.tsx'
import { call } from '../api/call.ts'
import { keepSavedUser } from '../session/keep-saved-user.ts'
import { useSession } from '../session/store.ts'
import { FirmCard } from './firm-card.tsx'
import { FirmDialog } from './firm-dialog.tsx'

/** Window that is open above the list. */
type Opened =
  | { what: 'firm'; firm: Firm | null }
  | { what: 'address'; firm: Firm; address: Address | null }
  | { what: 'removing'; firm: Firm }
  | { what: 'deleting'; address: Address }

/** The firms of the account: add, change, remove, with the delivery addresses of each. */
export default function FirmList() {
  const firms = useSession((state) => state.user.user?.firms) ?? []
  const [opened, setOpened] = useState<Opened | null>(null)
  const isFull = firms.length >= limits.firmsOfAccount
  return (
    <>
      <p className="mt-1 mb-4 text-steel">{copy.intro}</p>
      {firms.length === 0 && <p className="mb-4">{copy.none}</p>}
      <ul className="grid gap-3">
        {firms.map((firm) => (
          <li key={firm._id}>
            <FirmCard
              firm={firm}
              onEdit={() => setOpened({ what: 'firm', firm })}
              onRemove={() => setOpened({ what: 'removing', firm })}
              onAddress={(address) => setOpened({ what: 'address', firm, address })}
              onDeleteAddress={(address) => setOpened({ what: 'deleting', address })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button kind="outline" disabled={isFull} onClick={() => setOpened({ what: 'firm', firm: null })}>
          {copy.add}
        </Button>
        {isFull && <p className="text-sm text-steel">{copy.full}</p>}
      </div>
      {opened && <OpenedPart opened={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function OpenedPart({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened.what === 'firm') return <FirmDialog firm={opened.firm} onClose={onClose} />
  if (opened.what === 'address')
    return <AddressDialog address={opened.address} firmId={opened.firm._id} onClose={onClose} />
  return <Removal opened={opened} onClose={onClose} />
}

function Removal(props: { opened: Exclude<Opened, { what: 'firm' | 'address' }>; onClose: () => void }) {
  const { opened, onClose } = props
  const queryClient = useQueryClient()
  const isFirm = opened.what === 'removing'
  const remove = useMutation({
    mutationFn: () =>
      isFirm
        ? call('DELETE /user/firms/{id}', { params: { id: opened.firm._id } })
        : call('PATCH /user/delete-address/{id}', { params: { id: opened.address._id } }),
    onSuccess: ({ message, user }) => {
      keepSavedUser(queryClient, user)
      toast.success(message || (isFirm ? copy.removed : accountToasts.addressDeleted))
    },
    onError: (error) => toast.error(failureText(error, isFirm ? copy.removeFailed : account.addresses.deleteFailed)),
    onSettled: onClose,
  })
  const { addresses } = account
  return (
    <ConfirmDialog
      title={isFirm ? copy.removeTitle : addresses.deleteTitle}
      question={isFirm ? copy.removeQuestion : addresses.deleteQuestion}
      confirmLabel={isFirm ? copy.removeConfirm : addresses.deleteConfirm}
      keepLabel={isFirm ? copy.removeKeep : addresses.deleteKeep}
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    />
  )
}

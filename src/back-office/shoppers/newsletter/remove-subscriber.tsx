import type { Subscriber } from '../../../shared/contract/office/newsletter.ts'
import { newsletterCopy as copy } from '../../../shared/copy/office/newsletter.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'

/** Asks before somebody is taken off the newsletter. */
export function RemoveSubscriber({
  subscriber: { _id: id, name },
  onClose,
}: {
  subscriber: Subscriber
  onClose: () => void
}) {
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /newsletter/{id}/remove', { params: { id }, command }),
    stale: ['newsletter'],
    failed: copy.failedOne,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={copy.removeTitle(name)}
      question={copy.removeText}
      confirmLabel={copy.remove}
      keepLabel={copy.keep}
      pending={pending}
      onConfirm={() => act()}
      onClose={onClose}
    />
  )
}

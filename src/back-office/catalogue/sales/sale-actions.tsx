import type { OneSale } from '../../../shared/contract/office/sales.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'

/** End a sale that runs, cancel one that waits, or make another one like it. */
export function SaleActions({ sale: { _id: id, state } }: { sale: OneSale }) {
  const stale = { stale: ['sales'], failed: copy.failed }
  const end = useAct({ ...stale, send: (command) => callOffice('POST /sales/{id}/end', { params: { id }, command }) })
  const cancel = useAct({
    ...stale,
    send: (command) => callOffice('POST /sales/{id}/cancel', { params: { id }, command }),
  })
  const [act, label, title, question] =
    state === 'running'
      ? [end, copy.end, copy.endTitle, copy.endText]
      : [cancel, copy.cancel, copy.cancelTitle, copy.cancelText]
  return (
    <>
      <ButtonLink kind="outline" to={`/sales/new?like=${id}`}>
        {copy.copy}
      </ButtonLink>
      {(state === 'running' || state === 'waiting') && (
        <ConfirmButton label={label} title={title} question={question} keepLabel={copy.keep} act={act} />
      )}
    </>
  )
}

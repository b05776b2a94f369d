import type { OfficeQuote } from '../../../shared/contract/office/quotes.ts'
import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { Button } from '../../../ui/button.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'

/** Sends a quotation by mail, or offers it no longer. */
export function QuoteActions({ quote: { _id: id, email, status } }: { quote: OfficeQuote }) {
  const shared = { stale: ['quotes'], failed: copy.failed }
  const send = useAct({
    ...shared,
    send: (command) => callOffice('POST /quotes/{id}/send', { params: { id }, command }),
  })
  const decline = useAct({
    ...shared,
    send: (command) => callOffice('POST /quotes/{id}/decline', { params: { id }, command }),
  })
  return (
    <div className="grid gap-2">
      {email === null ? (
        <p className="text-sm text-steel">{copy.sendPhone}</p>
      ) : (
        <Button wide pending={send.pending} onClick={() => send.act()}>
          {copy.send}
        </Button>
      )}
      {status !== 'declined' && (
        <Button wide kind="outline" pending={decline.pending} onClick={() => decline.act()}>
          {copy.decline}
        </Button>
      )}
    </div>
  )
}

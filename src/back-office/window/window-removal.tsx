import { useState } from 'react'
import type { WindowRecord } from '../../shared/contract/office/window.ts'
import { windowCopy as copy } from '../../shared/copy/office/window.ts'
import type { WindowKind } from '../../shared/office/window-kinds.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { callOffice } from '../api/call-office.ts'
import { useAct } from '../api/use-act.ts'

/** Takes one thing out of the shop, or brings it back. */
export function WindowRemoval({ kind, record: { _id: id, name, state } }: { kind: WindowKind; record: WindowRecord }) {
  const [asking, setAsking] = useState(false)
  const also = { stale: ['window'], failed: copy.failed }
  const params = { kind, id }
  const archive = useAct({
    ...also,
    send: (command) => callOffice('POST /window/{kind}/{id}/archive', { params, command }),
  })
  const restore = useAct({
    ...also,
    send: (command) => callOffice('POST /window/{kind}/{id}/restore', { params, command }),
  })
  if (state === 'archived') {
    return (
      <Button pending={restore.pending} onClick={() => restore.act()} className="max-sm:w-full">
        {copy.restore}
      </Button>
    )
  }
  return (
    <>
      <Button
        kind="outline"
        pending={archive.pending}
        onClick={() => setAsking(true)}
        aria-haspopup="dialog"
        className="max-sm:w-full"
      >
        {copy.archive}
      </Button>
      {asking && (
        <ConfirmDialog
          title={copy.archiveTitle(name)}
          question={copy.archiveText}
          confirmLabel={copy.archive}
          keepLabel={copy.keep}
          onConfirm={() => {
            setAsking(false)
            archive.act()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

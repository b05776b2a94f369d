import { useState } from 'react'
import type { WindowRecord } from '../../../shared/contract/office/window.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LazyPart } from '../../../ui/lazy-part.tsx'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import type { GoodsPlace } from './take-out-dialog.tsx'
import { partFailed, takeOutDialog } from './window-parts.ts'

interface WindowRemovalProps {
  kind: WindowKind
  record: WindowRecord
}

/** Takes one thing out of the shop, or brings it back. */
export function WindowRemoval({ kind, record }: WindowRemovalProps) {
  const restore = useAct({
    stale: ['window'],
    failed: copy.failed,
    send: (command) => callOffice('POST /window/{kind}/{id}/restore', { params: { kind, id: record._id }, command }),
  })
  if (record.state !== 'archived') return <TakeOut kind={kind} record={record} />
  return (
    <Button pending={restore.pending} onClick={() => restore.act()} className="max-sm:w-full">
      {copy.restore}
    </Button>
  )
}

const withPlaces: readonly WindowKind[] = ['categories', 'subcategories']

function TakeOut({ kind, record }: WindowRemovalProps) {
  const { _id: id, name, goods } = record
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { act, pending } = useTakeOut(kind, id, close)
  const asksWhere = withPlaces.includes(kind) && Boolean(goods) && may('products.edit')
  return (
    <>
      <Button
        kind="outline"
        pending={pending}
        onClick={() => setAsking(true)}
        aria-haspopup="dialog"
        className="max-sm:w-full"
      >
        {copy.archive}
      </Button>
      {asking && asksWhere && (
        <LazyPart
          part={takeOutDialog}
          props={{ kind, record, pending, onTakeOut: act, onClose: close }}
          onFailure={() => {
            partFailed()
            close()
          }}
        />
      )}
      {asking && !asksWhere && (
        <ConfirmDialog
          title={copy.archiveTitle(name)}
          question={kind === 'categories' ? `${copy.archiveText} ${copy.withSubcategories}` : copy.archiveText}
          confirmLabel={copy.archive}
          keepLabel={copy.keep}
          onConfirm={() => {
            close()
            act(undefined)
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function useTakeOut(kind: WindowKind, id: string, onDone: () => void) {
  return useAct({
    stale: ['window'],
    failed: copy.failed,
    send: (command, goodsTo: GoodsPlace | undefined) =>
      callOffice('POST /window/{kind}/{id}/archive', { params: { kind, id }, body: { goodsTo }, command }),
    onDone: () => {
      onDone()
      void queryClient.invalidateQueries({ queryKey: ['products'] })
    },
  })
}

import { ExternalLink, Eye } from 'lucide-react'
import { useState } from 'react'
import type { GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import type { GoodsState } from '../../../shared/office/units.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LazyPart } from '../../../ui/lazy-part.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { adoptGoods } from './goods-data.ts'
import { dialogFailed, labelsLink, partFailed, previewDialog } from './goods-dialogs.ts'
import type { GoodsForm } from './use-goods-draft.ts'

const moves = {
  publish: 'POST /products/{id}/publish',
  withdraw: 'POST /products/{id}/withdraw',
  archive: 'POST /products/{id}/archive',
  restore: 'POST /products/{id}/restore',
  copy: 'POST /products/{id}/copy',
} as const

type Move = keyof typeof moves

/** The actions offered in each state, the next step last. */
const offered: Readonly<Record<GoodsState, readonly Move[]>> = {
  draft: ['copy', 'archive', 'publish'],
  on_sale: ['copy', 'withdraw', 'archive'],
  archived: ['copy', 'restore'],
}
const nextSteps: readonly Move[] = ['publish', 'restore']

/** The actions on a product as a whole. */
export function ProductActions({ detail, form }: { detail: GoodsDetail; form: GoodsForm }) {
  const { record, page } = detail
  const may = useMay()
  const mayEdit = may('products.edit')
  const [dialog, setDialog] = useState<'preview' | 'archive' | null>(null)
  const close = () => setDialog(null)
  const { act, pending } = useMoves(detail, close)
  return (
    <>
      {page !== null && <InTheShop page={page} />}
      {may('barcodes.see') && <LazyPart part={labelsLink} props={{ record }} onFailure={partFailed} />}
      <Button kind="quiet" onClick={() => setDialog('preview')}>
        <Icon of={Eye} size={18} />
        {copy.preview}
      </Button>
      {(mayEdit ? offered[record.state] : []).map((move) => (
        <Button
          key={move}
          kind={nextSteps.includes(move) ? 'signal' : 'outline'}
          disabled={pending}
          onClick={() => (move === 'archive' ? setDialog('archive') : act(move))}
        >
          {copy[move]}
        </Button>
      ))}
      {dialog === 'preview' && (
        <LazyPart part={previewDialog} props={{ detail, form, onClose: close }} onFailure={dialogFailed(close)} />
      )}
      {dialog === 'archive' && (
        <ConfirmDialog
          title={copy.archiveTitle}
          question={whereUsed(detail)}
          confirmLabel={copy.archive}
          keepLabel={copy.archiveKeep}
          pending={pending}
          onConfirm={() => act('archive')}
          onClose={close}
        />
      )}
    </>
  )
}

function useMoves({ record }: GoodsDetail, onDone: () => void) {
  const navigate = useNavigate()
  return useAct({
    send: (command, move: Move) => callOffice(moves[move], { params: { id: record._id }, command }),
    stale: ['products'],
    failed: copy.notSent,
    onDone: ({ data }) => {
      onDone()
      adoptGoods(data)
      if (data.record._id !== record._id) navigate(`/products/${data.record._id}`)
    },
  })
}

function whereUsed({ used: { orders, carts, banners } }: GoodsDetail): string {
  return copy.archiveText(copy.orders(orders.count, orders.more), copy.carts(carts.count, carts.more), banners)
}

function InTheShop({ page }: { page: string }) {
  return (
    <a
      href={page}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 px-2 text-sm font-semibold text-teal underline-offset-4 hover:underline"
    >
      {copy.onSaleNow}
      <Icon of={ExternalLink} size={16} />
    </a>
  )
}

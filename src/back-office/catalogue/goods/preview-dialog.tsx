import type { GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { draftCopy } from '../../../shared/copy/office/draft.ts'
import { goodsPreview as copy } from '../../../shared/copy/office/goods-preview.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/show-toast.ts'
import ShopPageDialog from '../../parts/shop-page-dialog.tsx'
import type { GoodsForm } from './use-goods-draft.ts'

interface PreviewProps {
  detail: GoodsDetail
  form: GoodsForm
  onClose: () => void
}

/** The product's page in the shop with the saved data, on sale or not; drawn anew for each state that was saved. */
export default function PreviewDialog({ detail, form, onClose }: PreviewProps) {
  const { record, version } = detail
  const src = `/products/${encodeURIComponent(record._id)}/page?saved=${version}`
  return (
    <ShopPageDialog src={src} note={copy.note} onClose={onClose}>
      {form.draft.changed.length > 0 && <Unsaved detail={detail} form={form} onClose={onClose} />}
    </ShopPageDialog>
  )
}

/** Says what the page does not show, and saves it; what stands against that is in the form behind the dialog. */
function Unsaved({ detail, form: { draft, refused }, onClose }: PreviewProps) {
  const save = async () => {
    try {
      if (!(await draft.save())) onClose()
    } catch (error) {
      onClose()
      refused(error)
      toast.error(failureText(error, draftCopy.notSaved))
    }
  }
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sm bg-signal-wash p-3 text-sm">
      <p>
        <strong className="font-semibold">{copy.unsaved(draft.changed.length)}</strong>{' '}
        {detail.record.state === 'on_sale' ? copy.atOnce : copy.stillDraft}
      </p>
      <Button pending={draft.isSaving} onClick={() => void save()}>
        {copy.saveAndShow}
      </Button>
    </div>
  )
}

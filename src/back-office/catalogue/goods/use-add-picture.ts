import { useState } from 'react'
import type { GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'
import { adoptGoods } from './goods-data.ts'
import { readyPicture, type Square } from './picture-files.ts'
import type { GoodsForm } from './use-goods-draft.ts'

/** The field of a product's form in which the pictures stand: its own, or those of one of its variants. */
export const imagesOf = (variantId: string | undefined) =>
  variantId === undefined ? 'images' : `variants.${variantId}.images`

/** Adds a picture; true once it is there. `onSending` is told when one is on its way, and when it is no longer. A browser that cannot open it sends it as it is: the server may know its form. */
export function useAddPicture(
  { record }: GoodsDetail,
  { draft }: GoodsForm,
  { variantId, onSending }: { variantId: string | undefined; onSending: ((isSending: boolean) => void) | undefined },
) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = useCommand((body: FormData, command) =>
    callOffice('POST /products/{id}/pictures', { params: { id: record._id }, body, command }),
  )
  const add = async (file: Blob, square: Square | null = null, instead = '') => {
    setPending(true)
    onSending?.(true)
    setProblem(null)
    try {
      const ready = await readyPicture(file, square).catch(() => (square ? null : file))
      if (!ready) throw new Error(copy.pictureUnreadable)
      // another order of the pictures is saved first: the new one comes after it
      const isOrdered = draft.changed.some((field) => field === imagesOf(variantId) || field === 'imageWords')
      if (isOrdered && !(await draft.save())) return false
      const body = new FormData()
      if (variantId !== undefined) body.set('variantId', variantId)
      if (instead !== '') body.set('instead', instead)
      body.set('image', ready, 'picture.jpg')
      const { data, message } = await send(body)
      adoptGoods(data)
      toast.success(message)
      return true
    } catch (error) {
      setProblem(failureText(error, copy.pictureFailed))
      return false
    } finally {
      setPending(false)
      onSending?.(false)
    }
  }
  return { add, pending, problem }
}

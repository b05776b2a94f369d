import { failures } from '../../../shared/copy/failures.ts'
import { goodsDone } from '../../../shared/copy/office/goods-done.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import type { Upload } from '../../platform/http/read-multipart.ts'
import { type CheckedMedia, checkMedia } from '../../platform/media/check-media.ts'
import { isVideo } from '../../platform/media/sniff-media.ts'
import { holdOffSweep } from '../../platform/media/upload-locks.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockGoods } from './goods-rows.ts'
import { writeGoods } from './write-goods.ts'

/** Place for a picture: at a product or one of its variants, at the end or instead of another picture. */
interface Place {
  id: string
  variantId: string | null
  instead: string | null
  /** Alt text; '': the product's name says it. */
  words: string
}

/**
 * Takes a picture that somebody of the shop sent: sizes of our own are made of its points alone. It is sent ahead where uploads lie
 * elsewhere. Throws `wrong_type`, `bad_input`, `unavailable`.
 */
export async function takeGoodsPicture(shop: Shop, upload: Upload | undefined): Promise<CheckedMedia> {
  if (!upload) throw new Failure('bad_input', goodsDone.noPicture, { errors: { image: goodsDone.noPicture } })
  if (isVideo(upload.format)) throw new Failure('wrong_type', failures.wrongMedia)
  const picture = await checkMedia(shop, upload)
  if (shop.files.bucket === null) return picture
  try {
    await picture.keep()
    return picture
  } catch (error) {
    await picture.discard()
    throw error
  }
}

/** Adds a picture that was taken, and keeps it. Throws `not_found`, `bad_input`, and what writeGoods throws. */
export async function addGoodsPicture(
  shop: Shop,
  work: CommandWork,
  { id, variantId, instead, words }: Place,
  { url, keep }: Pick<CheckedMedia, 'url' | 'keep'>,
): Promise<void> {
  await holdOffSweep(work.tx)
  await keep()
  const goods = (await lockGoods(work.tx, [id])).get(id)
  const pictured = variantId === null ? goods?.product : goods?.variants.find((variant) => variant.id === variantId)
  if (!goods || !pictured) throw new Failure('not_found', failures.productNotFound)
  work.about({ kind: 'product', id, name: goods.product.name })
  const isReplaced = instead !== null && pictured.images.includes(instead)
  if (!isReplaced && pictured.images.length >= goodsLimits.pictures) {
    throw new Failure('bad_input', goodsDone.tooManyPictures(goodsLimits.pictures))
  }
  const others = pictured.images.filter((image) => image !== url)
  const images = isReplaced ? others.map((image) => (image === instead ? url : image)) : [...others, url]
  const { imageWords } = goods.product
  const said = words === '' ? (instead === null ? undefined : imageWords[instead]) : words
  const fields = { images: [...new Set(images)] }
  await writeGoods(work, shop, [
    {
      id,
      product: { ...(variantId === null && fields), ...(said && { imageWords: { ...imageWords, [url]: said } }) },
      variants: variantId === null ? [] : [{ id: variantId, fields }],
    },
  ])
}

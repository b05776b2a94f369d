import { readFile } from 'node:fs/promises'
import { failures } from '../../../shared/copy/failures.ts'
import { goodsDone } from '../../../shared/copy/office/goods-done.ts'
import { pdfFaults } from '../../../shared/copy/office/pdf-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { uploadsPrefix } from '../../platform/files/file-names.ts'
import type { PlainUpload } from '../../platform/http/read-multipart.ts'
import { hashFile } from '../../platform/media/hash-file.ts'
import { lookAtPdf } from '../../platform/media/pdf/look-at-pdf.ts'
import { refuseWithoutRoom } from '../../platform/media/refuse-upload.ts'
import { holdOffSweep } from '../../platform/media/upload-locks.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockGoods } from './goods-rows.ts'
import { writeGoods } from './write-goods.ts'

/** A PDF that was found good. */
export interface TakenSheet {
  /** Address that serves it once it is stored. */
  url: string
  /** Name of its file, without the ending. */
  name: string
  /** Brings it to where uploads lie; once more, it is seen whether it is still there. Throws `unavailable`. */
  keep: () => Promise<void>
  discard: () => Promise<void>
}

/**
 * Looks at a PDF that somebody of the shop sent, and sends it ahead where uploads lie elsewhere. Throws `wrong_type`, `bad_input`, and
 * `unavailable` without room.
 */
export async function takeDataSheet(shop: Shop, upload: PlainUpload | undefined): Promise<TakenSheet> {
  if (!upload) throw new Failure('bad_input', pdfFaults.none, { errors: { sheet: pdfFaults.none } })
  await refuseWithoutRoom(shop)
  const content = await readFile(upload.path)
  await lookAtPdf(content)
  const kept = `${await hashFile(upload.path)}-${content.length}.pdf`
  const keep = () => shop.files.keep(upload.path, kept)
  if (shop.files.bucket !== null) await keep()
  const name = upload.name.replace(/\.pdf$/i, '')
  return { url: uploadsPrefix + kept, name, keep, discard: async () => undefined }
}

/**
 * Adds a PDF that was taken, by the name that shoppers see (else its file's), and keeps it. The same file again gets the new name.
 * Throws `not_found`, `bad_input`, `unavailable`, and what writeGoods throws.
 */
export async function addDataSheet(
  shop: Shop,
  work: CommandWork,
  { id, name }: { id: string; name: string },
  sheet: TakenSheet,
): Promise<void> {
  const goods = (await lockGoods(work.tx, [id])).get(id)
  if (!goods) throw new Failure('not_found', failures.productNotFound)
  work.about({ kind: 'product', id, name: goods.product.name })
  const others = goods.product.dataSheets.filter(({ file }) => file !== sheet.url)
  const most = goodsLimits.dataSheets
  if (others.length >= most) throw new Failure('bad_input', goodsDone.tooManySheets(most))
  await holdOffSweep(work.tx)
  await sheet.keep()
  const called = (name.trim() || sheet.name).slice(0, goodsLimits.word)
  await writeGoods(work, shop, [{ id, product: { dataSheets: [...others, { name: called, file: sheet.url }] } }])
}

import { readFile } from 'node:fs/promises'
import { failures } from '../../../shared/copy/failures.ts'
import { goodsDone } from '../../../shared/copy/office/goods-done.ts'
import { pdfFaults } from '../../../shared/copy/office/pdf-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import type { CommandWork } from '../../commands/run-command-work.ts'
import { uploadsPrefix } from '../../platform/files/file-names.ts'
import type { PlainUpload } from '../../platform/http/read-multipart.ts'
import { hashFile } from '../../platform/media/hash-file.ts'
import { refusePdf } from '../../platform/media/pdf/refuse-pdf.ts'
import { refuseWithoutRoom } from '../../platform/media/refuse-upload.ts'
import { holdOffSweep } from '../../platform/media/upload-locks.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockGoods } from './goods-rows.ts'
import { writeGoods } from './write-goods.ts'

/**
 * Adds a PDF that somebody of the shop sent, by the name that shoppers see (else its file's). The same file again gets the new name.
 * Throws `not_found`, `wrong_type`, `bad_input`, `unavailable` without room, and what writeGoods throws.
 */
export async function addDataSheet(
  shop: Shop,
  work: CommandWork,
  { id, name }: { id: string; name: string },
  upload: PlainUpload | undefined,
): Promise<void> {
  if (!upload) throw new Failure('bad_input', pdfFaults.none, { errors: { sheet: pdfFaults.none } })
  await refuseWithoutRoom(shop)
  const content = await readFile(upload.path)
  await refusePdf(content)
  const kept = `${await hashFile(upload.path)}-${content.length}.pdf`
  // what lies elsewhere takes its time: before the product is locked
  if (shop.files.bucket !== null) await shop.files.keep(upload.path, kept)
  const goods = (await lockGoods(work.tx, [id])).get(id)
  if (!goods) throw new Failure('not_found', failures.productNotFound)
  work.about({ kind: 'product', id, name: goods.product.name })
  const file = uploadsPrefix + kept
  const others = goods.product.dataSheets.filter((sheet) => sheet.file !== file)
  const most = limits.goods.dataSheets
  if (others.length >= most) throw new Failure('bad_input', goodsDone.tooManySheets(most))
  await holdOffSweep(work.tx)
  await shop.files.keep(upload.path, kept)
  const called = (name.trim() || upload.name.replace(/\.pdf$/i, '')).slice(0, limits.goods.word)
  await writeGoods(work, shop, [{ id, product: { dataSheets: [...others, { name: called, file }] } }])
}

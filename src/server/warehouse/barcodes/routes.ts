import type { FastifyInstance } from 'fastify'
import type { Barcode } from '../../../shared/contract/office/barcodes.ts'
import { officeBarcodes as calls } from '../../../shared/contract/office/barcodes.ts'
import { officePhotos } from '../../../shared/contract/office/photo-calls.ts'
import { barcodeCopy as copy } from '../../../shared/copy/office/barcodes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { type BarcodeRow, listBarcodes } from './barcode-queries.ts'
import { addBarcode, makeBarcode, removeBarcode } from './change-barcodes.ts'
import { findItem } from './item-queries.ts'
import { findCode, findItems, lookUpCode, readCode, seesAll } from './look-up-code.ts'
import { matchPhotos } from './match-photos.ts'

/** Bar codes, for the people of the shop. */
export function barcodeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, calls.lookUpCode, async ({ query, staff }) => ({
    data: await lookUpCode(shop, query.code, staff),
  }))
  staffRoute(office, shop, calls.findItems, async ({ query, staff }) => ({
    data: await findItems(shop, query.text, staff),
  }))
  staffRoute(office, shop, calls.itemCodes, async ({ query, staff }) => {
    const item = await findItem(shop.db, query, seesAll(staff))
    if (!item) throw new Failure('not_found', copy.noItem)
    return { data: { item, codes: (await listBarcodes(shop.db, query)).map(present) } }
  })
  staffRoute(office, shop, officePhotos.matchPhotos, async ({ body }) => ({
    data: await matchPhotos(shop, body.files),
  }))
  staffCommand(office, shop, calls.addBarcode, async ({ body: { barcode, kind, ...carrier } }, work) => {
    const row = await addBarcode(shop, work, readCode(barcode, kind), carrier)
    return { message: copy.added(row.code), data: present(row) }
  })
  staffCommand(office, shop, calls.makeBarcode, async ({ body }, work) => {
    const row = await makeBarcode(shop, work, body)
    return { message: copy.made(row.code), data: present(row) }
  })
  staffCommand(office, shop, calls.removeBarcode, async ({ body: { barcode } }, work) => {
    const code = (await findCode(work.tx, barcode))?.code ?? barcode
    await removeBarcode(work, code)
    return { message: copy.removed(code) }
  })
}

function present({ code, kind, pieces, note }: BarcodeRow): Barcode {
  return { code, kind, pieces, note }
}

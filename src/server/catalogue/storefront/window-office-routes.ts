import type { FastifyInstance } from 'fastify'
import { officeWindow } from '../../../shared/contract/office/window.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import type { Shop } from '../../platform/shop.ts'
import type { KeptRecord } from '../../staff/commands/kept-record.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { takeWindowPicture } from '../content/window-pictures.ts'
import { addRecord, changeRecord, restoreRecord } from './change-record.ts'
import { getWindow, listWindow } from './list-window.ts'
import { moveRecord } from './order-record.ts'
import { labelGoods } from './tag-products.ts'
import { takeOut } from './take-out.ts'
import { shelvesOf } from './window-kinds-of.ts'

/** The shop window, for the people of the shop. */
export function windowOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  reads(office, shop)
  const shelves = shelvesOf(shop)
  const saved = async (work: CommandWork, kind: WindowKind, record: KeptRecord, say: (name: string) => string) => {
    const data = await getWindow(work.tx, shelves[kind].kind, record.id, shop.clock())
    return { message: say(data.name), data }
  }
  staffCommand(office, shop, officeWindow.addToWindow, async ({ params: { kind }, body }, work) =>
    saved(work, kind, await addRecord(shop, work, shelves[kind], body.fields), copy.added),
  )
  staffCommand(office, shop, officeWindow.changeWindow, async ({ params: { kind, id }, body }, work) =>
    saved(work, kind, await changeRecord(work, shelves[kind], id, body), () => copy.saved),
  )
  staffCommand(office, shop, officeWindow.orderWindow, async ({ params: { kind, id }, body }, work) =>
    saved(work, kind, await moveRecord(work, shelves[kind], id, body.to), () => copy.moved),
  )
  staffCommand(office, shop, officeWindow.archiveInWindow, async ({ params, body: { goodsTo }, staff }, work) => {
    if (goodsTo && !staff.permissions.has('products.edit')) throw new Failure('not_allowed', copy.goodsNotYours)
    const record = await takeOut(shop, work, shelves, { ...params, goodsTo })
    return saved(work, params.kind, record, goodsTo ? copy.archivedMoved : copy.archived)
  })
  staffCommand(office, shop, officeWindow.labelGoods, async ({ params: { id }, body }, work) => {
    const record = await labelGoods(shop, work, shelves.labels, { id, ...body })
    return saved(work, 'labels', record, () => (body.add.length > 0 ? copy.labelled : copy.unlabelled))
  })
  staffCommand(office, shop, officeWindow.restoreInWindow, async ({ params: { kind, id } }, work) =>
    saved(work, kind, await restoreRecord(work, shelves[kind], id), copy.restored),
  )
}

function reads(office: FastifyInstance, shop: Shop): void {
  const shelves = shelvesOf(shop)
  staffRoute(office, shop, officeWindow.listWindow, async ({ params: { kind }, query: { which } }) => ({
    data: await listWindow(shop.db, shelves[kind].kind, { which, now: shop.clock() }),
  }))
  staffRoute(office, shop, officeWindow.getWindow, async ({ params: { kind, id } }) => ({
    data: await getWindow(shop.db, shelves[kind].kind, id, shop.clock()),
  }))
  staffRoute(office, shop, officeWindow.uploadForWindow, async ({ body, upload }) => ({
    data: await takeWindowPicture(shop, upload, body.for),
  }))
}

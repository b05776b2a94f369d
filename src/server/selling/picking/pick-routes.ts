import type { FastifyInstance } from 'fastify'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { endPicking } from './end-picking.ts'
import { readPicking } from './read-picking.ts'
import { type CountShelf, shortPick } from './short-pick.ts'
import { startPicking } from './start-picking.ts'
import { type NoteShelfMoved, tapPick } from './tap-pick.ts'

/** Calls by which picking tells counts of stock, which are the warehouse's. */
interface CountsOfShelves {
  /** Enters what is on a shelf into a count. */
  countShelf: CountShelf
  noteShelfMoved: NoteShelfMoved
}

/** Pick walks. */
export function pickRoutes(office: FastifyInstance, shop: Shop, { countShelf, noteShelfMoved }: CountsOfShelves): void {
  staffRoute(office, shop, calls.getPicking, async ({ staff }) => ({ data: await readPicking(shop, staff.id) }))
  staffCommand(office, shop, calls.startPicking, async ({ body }, work) => {
    const { walkId, message } = await startPicking(shop, work, body)
    return { message, data: { _id: walkId } }
  })
  staffCommand(office, shop, calls.tapPick, async ({ params, body }, work) => ({
    message: await tapPick(shop, work, { ...body, walkId: params.id, at: new Date(body.at) }, noteShelfMoved),
  }))
  staffCommand(office, shop, calls.shortPick, async ({ params, body, staff }, work) => {
    const mayCount = staff.permissions.has('counts.run')
    const short = { ...body, walkId: params.id, at: new Date(body.at) }
    return { message: await shortPick(shop, work, short, mayCount ? countShelf : null) }
  })
  staffCommand(office, shop, calls.endPicking, async ({ params }, work) => ({
    message: await endPicking(shop, work, params.id),
  }))
}

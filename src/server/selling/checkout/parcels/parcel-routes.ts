import type { FastifyInstance } from 'fastify'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { parcelCopy } from '../../../../shared/copy/office/parcels.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { ParcelStepName } from '../../../../shared/parcel-states.ts'
import type { Upload } from '../../../platform/http/read-multipart.ts'
import { staffCommand, staffFile, staffRoute, staffUpload } from '../../../staff/http/staff-route.ts'
import { findParcelPhoto } from '../../orders/parcel-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { findSeenOrder } from '../staff/find-seen-order.ts'
import { listParcels } from './list-parcels.ts'
import { packParcel } from './pack-parcel.ts'
import { refuseParcel } from './refuse-parcel.ts'
import { stepParcel } from './step-parcel.ts'
import { takeParcelPhoto } from './take-parcel-photo.ts'
import { undoParcel } from './undo-parcel.ts'

/** Parcels of orders, for the people of the shop. */
export function parcelRoutes(office: FastifyInstance, shop: PayingShop): void {
  const { listParcels: list, parcelPhoto, packParcel: pack } = officeEndpoints
  staffRoute(office, shop, list, async ({ params, staff }) => ({ data: await listParcels(shop, params.id, staff) }))
  staffFile(office, shop, parcelPhoto, async ({ params, staff }) => {
    await findSeenOrder(shop, params.id, staff)
    const bytes = await findParcelPhoto(shop.db, params.id, Number(params.number))
    if (!bytes) throw new Failure('not_found', failures.notFound)
    return { contentType: 'image/webp', fileName: 'parcel.webp', bytes }
  })
  const take = async ({ upload }: { upload: Upload | undefined }) => {
    const photo = await takeParcelPhoto(upload)
    return { photo, discard: async () => undefined }
  }
  staffUpload(office, shop, pack, take, async ({ params, body }, work, { photo }) => {
    const { version = null, lines, carrier, tracking, weightGrams = null, size = null } = body
    const packing = { orderId: params.id, version, lines, carrier, weightGrams, size, photo }
    const order = await packParcel(shop, work, { ...packing, tracking: tracking || null })
    const { number, state } = order.parcels.at(-1) ?? { number: 0, state: null }
    return { message: parcelCopy.packed(order.number, number), data: { ...of(order), parcel: { number, state } } }
  })
  stepRoutes(office, shop)
}

function stepRoutes(office: FastifyInstance, shop: PayingShop): void {
  const { shipParcel, sendOutParcel, deliverParcel, refuseParcel: refuse, undoParcel: undo } = officeEndpoints
  staffCommand(office, shop, shipParcel, async ({ params, body }, work) => {
    const { saw, carrier, tracking } = body
    const number = tracking === undefined ? undefined : tracking || null
    const step = { ...seen(params, saw), to: 'shipped' as const, carrier, tracking: number }
    return answer('ship', params, await stepParcel(shop, work, step))
  })
  staffCommand(office, shop, sendOutParcel, async ({ params, body }, work) =>
    answer('out-for-delivery', params, await stepParcel(shop, work, { ...seen(params, body.saw), to: 'out' })),
  )
  staffCommand(office, shop, deliverParcel, async ({ params, body }, work) => {
    const step = { ...seen(params, body.saw), to: 'delivered' as const, collectedAs: body.collectedAs }
    return answer('deliver', params, await stepParcel(shop, work, step))
  })
  staffCommand(office, shop, refuse, async ({ params, body }, work) => {
    const { saw, how, condition = 'inspect' } = body
    return answer('refuse', params, await refuseParcel(shop, work, { ...seen(params, saw), how, condition }))
  })
  staffCommand(office, shop, undo, async ({ params, body }, work) =>
    answer('undo', params, await undoParcel(shop, work, seen(params, body.saw))),
  )
}

type Params = { id: string; number: string }

function seen<State>({ id, number }: Params, saw: State) {
  return { orderId: id, number: Number(number), saw }
}

function answer(name: ParcelStepName, params: Params, order: StoredOrder) {
  const number = Number(params.number)
  const state = order.parcels.find((each) => each.number === number)?.state ?? null
  return { message: parcelCopy.done[name](order.number, number), data: { ...of(order), parcel: { number, state } } }
}

function of({ id, number, version, status }: StoredOrder) {
  return { _id: id, number, version, status }
}

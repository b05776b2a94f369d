import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import type { BuiltStaff } from '../office.ts'

/** Labels that are no highlights: they may come and go by the clock. */
const seasons = ['Diwali offer', 'Monsoon clearance', 'Onam', 'Vishu']

/** Labels with these goods; their ids are `diwali-offer`, `monsoon-clearance` …. */
export async function buildSeasons(manager: BuiltStaff, productIds: string[]): Promise<void> {
  for (const name of seasons) {
    const { body } = await manager.call(calls.addToWindow, { params: { kind: 'labels' }, body: { fields: { name } } })
    await manager.call(calls.labelGoods, { params: { id: body.data._id }, body: { add: productIds } })
  }
}

/** Gives something of the shop window another time. */
export async function setTimes(
  manager: BuiltStaff,
  params: { kind: string; id: string },
  times: { startsAt: string | null; endsAt: string | null },
) {
  const { version = 1, fields = {} } = (await manager.call(calls.getWindow, { params })).body.data ?? {}
  const changes = Object.fromEntries(
    Object.entries(times).map(([field, now]) => [field, { was: fields[field] ?? null, now }]),
  )
  return manager.call(calls.changeWindow, { params, body: { version, changes } })
}

import sharp from 'sharp'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { buildStaff } from '../office.ts'
import { done, type Rehearsals, type Stage } from './rehearsal.ts'

const read = async ({ owner }: Stage, key: string) => {
  const found = (await done(owner.call(calls.settings))).data.find((each) => each.key === key)
  if (!found) throw new Error(`no setting ${key}`)
  return found
}

let made = 0

const charge = 'delivery.charge'

/** Sets what a delivery costs to what it never was. */
async function change(stage: Stage, { key = charge, from }: { key?: string; from?: string } = {}): Promise<unknown> {
  made += 1
  const { seen } = await read(stage, key)
  const changes = [{ key, value: 4_000 + 100 * made, seen }]
  return done(stage.owner.call(calls.changeSettings, { body: { changes, ...(from && { from }) } }))
}

const inAnHour = ({ shop }: Stage) => new Date(shop.shop.clock().getTime() + 3_600_000).toISOString()

/** Rehearsals of the commands on settings and staff. */
export const houseRehearsals = {
  'settings.change': async (stage) => ({ perform: () => change(stage) }),
  'settings.secret': async (stage) => {
    const params = { key: 'mail.smtp' }
    const { seen } = await read(stage, params.key)
    const body = { value: 'smtps://mailer:mailPasswordOfTheOffice@mail.example:465', seen }
    return { perform: () => done(stage.owner.call(calls.changeSecret, { params, body })) }
  },
  'settings.restore': async (stage) => {
    const key = 'delivery.freeFrom'
    await change(stage, { key })
    const { set } = await read(stage, key)
    await change(stage, { key })
    const params = { key }
    const perform = async () => {
      const { seen } = await read(stage, key)
      return done(stage.owner.call(calls.restoreSetting, { params, body: { version: set?.version ?? 0, seen } }))
    }
    return { perform }
  },
  'settings.withdraw': async (stage) => {
    await change(stage, { from: inAnHour(stage) })
    const [waiting] = (await read(stage, charge)).waiting
    const call = { params: { key: charge }, body: { version: waiting?.version ?? 0 } }
    return { perform: () => done(stage.owner.call(calls.withdrawSetting, call)) }
  },
  'settings.logo': async (stage) => {
    const create = { width: 400, height: 200, channels: 3, background: '#c81e5a' } as const
    const image = await sharp({ create }).png().toBuffer()
    const { seen } = await read(stage, 'brand.logo')
    return { perform: () => done(stage.owner.call(calls.setLogo, { body: { seen: String(seen) }, image })) }
  },
  'staff.change': async ({ shop, owner }) => {
    const { staffId: id } = await buildStaff(shop, ['packer'], { name: 'Sajan' })
    const body = { version: 1, changes: { name: { was: 'Sajan', now: 'Sajan Philip' } } }
    return { perform: () => done(owner.call(calls.changePerson, { params: { id }, body })) }
  },
  'staff.off': async ({ shop, owner }) => {
    const { staffId: id } = await buildStaff(shop, ['packer'])
    return { perform: () => done(owner.call(calls.removePerson, { params: { id } })) }
  },
  'staff.on': async ({ shop, owner }) => {
    const { staffId: id } = await buildStaff(shop, ['packer'])
    await done(owner.call(calls.removePerson, { params: { id } }))
    return { perform: () => done(owner.call(calls.restorePerson, { params: { id } })) }
  },
} satisfies Rehearsals

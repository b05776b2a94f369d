import { transact } from '../../server/platform/db/transact.ts'
import { changeSettings } from '../../server/settings/change-settings.ts'
import { selectVersions } from '../../server/settings/settings-queries.ts'
import { publishPolicy, savePolicy } from '../../server/shoppers/policies/change-policy.ts'
import { readPolicy } from '../../server/shoppers/policies/read-policy.ts'
import type { PolicyName, PolicySection } from '../../shared/policies/policies.ts'
import type { SettingValues } from '../../shared/settings/settings.ts'
import { give, type LivingShop } from './living-shop.ts'
import { daysBefore } from './staged-orders.ts'
import { later } from './working-hours.ts'

const brought = { serviceable: true, freeFrom: null, states: [] }

/** Zones where heavy goods come by bus, and where a ship takes nothing that burns. */
const zones: SettingValues['delivery.zones'] = [
  {
    ...{ ...brought, name: 'Nilgiris', pins: ['643'], charge: 9900, cash: true },
    goods: { pieceGrams: 20_000, orderGrams: 30_000, longestMm: 1500, flammable: true, glass: true },
    bus: { stand: 'Gudalur bus stand', charge: 12_000, goods: null },
  },
  {
    ...{ ...brought, name: 'Lakshadweep', pins: ['68255'], charge: 24_900, cash: false },
    goods: { pieceGrams: 25_000, orderGrams: 50_000, longestMm: 2000, flammable: false, glass: false },
  },
]

const atTheCounter: PolicySection = {
  id: 'own-1',
  title: 'Pick-up at the counter',
  text: 'Choose pick-up at checkout and we pack your order the same day.\n\nSay the code of 6 digits at the counter. Bring a vehicle for pipes and sheets.',
}

/** Plans the terms of the shop beyond those of the plain demo: pick-up, limits of goods, and pages in its own words. */
export function planTerms(living: LivingShop): void {
  const { timeline, begins } = living
  timeline.plan(later(begins, { hours: 12 }), () => setTerms(living))
  timeline.plan(daysBefore(living, 43), async () => {
    await addSection(living, 'shipping', atTheCounter)
    await publish(living, 'shipping')
  })
  const bus = { id: 'own-1', title: 'By bus', text: 'From the bus stand at Palayam it is ten minutes on foot.' }
  timeline.plan(daysBefore(living, 6), () => addSection(living, 'contact', bus))
}

/** Sets terms that an owner would set: the demo has none. */
async function setTerms({ shop }: LivingShop): Promise<void> {
  const wanted: Partial<SettingValues> = { 'pickup.offered': true, 'delivery.zones': zones }
  await transact(shop, async (work) => {
    const versions = await selectVersions(work.tx)
    const changes = Object.entries(wanted).map(([key, value]) => {
      return { key, value, seen: new Map<string, number>(versions).get(key) ?? 0 }
    })
    await changeSettings(shop, work, { changes, by: { source: 'demo', id: null } })
  })
}

async function addSection(living: LivingShop, name: PolicyName, section: PolicySection): Promise<void> {
  const { shop } = living
  const { version, sections } = await readPolicy(shop, shop.db, name)
  const changes = { sections: { was: sections, now: [...sections, section] } }
  await give(living, 'manager', { name: 'policy.save', input: { name } }, async (work) => {
    await savePolicy(shop, work, name, { version, changes })
    return {}
  })
}

async function publish(living: LivingShop, name: PolicyName): Promise<void> {
  const { shop } = living
  const { version } = await readPolicy(shop, shop.db, name)
  await give(living, 'manager', { name: 'policy.publish', input: { name } }, async (work) => {
    await publishPolicy(shop, work, name, { version })
    return {}
  })
}

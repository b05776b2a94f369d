import { missingToSell } from '../../domain/orders/ready-to-sell.ts'
import type { FirstStep } from '../../shared/contract/office/settings.ts'
import { firstRunCopy as copy } from '../../shared/copy/office/first-run.ts'
import { settingOf } from '../../shared/settings/settings.ts'
import type { Shop } from '../platform/shop.ts'
import { selectVersions } from './settings-queries.ts'

/** What the settings do not know of a shop: handed in by start. */
export interface ShopFacts {
  hasProducts: () => Promise<boolean>
  countOwners: () => Promise<number>
}

/** What must be set before an empty shop can sell, and whether it can. The server refuses orders where it cannot. */
export interface FirstRun {
  steps: FirstStep[]
  canSell: boolean
}

type Step = keyof typeof copy

/** The ten things that lead an owner from an empty shop to the first order, each done or not. */
export async function firstRun(shop: Shop, facts: ShopFacts): Promise<FirstRun> {
  const [versions, hasProducts, owners] = await Promise.all([
    selectVersions(shop.db),
    facts.hasProducts(),
    facts.countOwners(),
  ])
  const now = shop.settings.now()
  const identity = shop.settings.identity()
  const wasSet = (key: string) => (versions.get(key) ?? 0) > 0
  const step = (key: Step, done: boolean, path: string, blocksSelling = false): FirstStep => ({
    key,
    ...copy[key],
    done,
    blocksSelling,
    path,
  })
  const canSell = missingToSell(identity.seller).length === 0 && hasProducts
  const steps = [
    step('name', now['shop.name'] !== settingOf('shop.name').fallback, '/settings/shop'),
    step('company', missingToSell(identity.seller).length === 0, '/settings/company', true),
    step(
      'contact',
      identity.phone !== '' && identity.email !== '' && identity.address.street !== '',
      '/settings/contact',
    ),
    step('officer', identity.grievanceOfficer !== null, '/settings/contact'),
    step(
      'hours',
      now['hours.week'].some((day) => day !== null),
      '/settings/hours',
    ),
    step('delivery', wasSet('delivery.charge') || wasSet('delivery.zones'), '/settings/delivery'),
    step('payment', now['payment.razorpay'] !== null, '/settings/payment'),
    step('mail', now['mail.smtp'] !== null, '/settings/mail'),
    step('people', owners > 1, '/people'),
    step('goods', hasProducts, '/settings', true),
  ]
  return { steps, canSell }
}

import { firstRunCopy as copy } from '../../../shared/copy/first-run.ts'
import type { SettingGroup } from '../../../shared/settings/setting.ts'
import type { SettingKey } from '../../../shared/settings/settings.ts'
import { hasProductsOnSale } from '../../catalogue/catalogue-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectVersions } from '../../settings/settings-queries.ts'

/** One thing that a new shop needs. */
export interface FirstRunStep {
  step: string
  title: string
  done: boolean
  /** Nothing can be sold without it. */
  blocks: boolean
  todo: string
  why: string
  /** Group in the settings where it is set; null: among the products. */
  group: SettingGroup | null
  /** Value that would do as it is, once somebody says so; null: there is no such value. */
  accepts: SettingKey | null
}

type Copy = { title: string; todo: string; why: string }

/**
 * Returns the steps that an owner takes before a new shop can sell, in the order in which they are best done: ten steps, done or
 * not.
 */
export async function firstRun({ db, settings }: Pick<Shop, 'db' | 'settings'>): Promise<FirstRunStep[]> {
  const [versions, goods] = await Promise.all([selectVersions(db), hasProductsOnSale(db)])
  const { seller, phone, email, hours, grievanceOfficer: officer } = settings.identity()
  const values = settings.now()
  const isSet = (...keys: SettingKey[]) => keys.some((key) => versions.has(key))
  const isCompany = seller.legalName !== '' && seller.state !== '' && seller.gstin !== ''
  const payable = values['cash.allowed'] || values['payment.razorpay'] !== null
  const step = (name: string, group: FirstRunStep['group'], done: boolean, text: Copy, blocks = false) => ({
    step: name,
    group,
    done,
    blocks,
    accepts: name === 'delivery' && !done ? ('delivery.charge' as const) : null,
    ...text,
  })
  return [
    step('name', 'shop', isSet('shop.name'), copy.name),
    step('company', 'company', isCompany, copy.company, true),
    step('address', 'contact', seller.address !== '', copy.address, true),
    step('contact', 'contact', phone !== '' && email !== '', copy.contact),
    step('hours', 'hours', hours.text !== '', copy.hours),
    step('grievance', 'contact', officer !== null && (officer.phone || officer.email) !== '', copy.grievance),
    step('delivery', 'delivery', isSet('delivery.charge', 'delivery.freeFrom', 'delivery.zones'), copy.delivery),
    payable
      ? step('payment', 'payment', values['payment.razorpay'] !== null, copy.payment)
      : step('payment', 'payment', false, copy.noPayment, true),
    step('mail', 'mail', values['mail.smtp'] !== null, copy.mail),
    step('goods', null, goods, copy.goods, true),
  ]
}

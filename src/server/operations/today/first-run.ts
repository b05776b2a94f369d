import { firstRunCopy as copy } from '../../../shared/copy/first-run.ts'
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
  /** Settings that are set in it, in the order in which they are asked; none: it is done among the products. */
  settings: readonly SettingKey[]
  /** Setting whose value would do as it is, once somebody says so; null: there is no such value. */
  accepts: SettingKey | null
}

type Step = keyof typeof settingsOf

/** Settings of each step. */
const settingsOf = {
  company: ['company.gstin', 'company.legalName', 'company.state'],
  address: ['shop.name', 'contact.address'],
  goods: [],
  contact: ['contact.phone', 'contact.email', 'contact.whatsapp', 'contact.grievanceOfficer'],
  hours: ['hours.week'],
  delivery: ['delivery.charge', 'delivery.freeFrom', 'delivery.zones'],
  payment: ['cash.allowed', 'cash.below', 'payment.onlineDiscountPercent', 'payment.razorpay'],
  numbers: ['numbers.order', 'numbers.invoice', 'numbers.creditNote'],
  returns: ['returns.days'],
  mail: ['mail.smtp'],
} as const satisfies Record<string, readonly SettingKey[]>

/** Steps whose present values do, once somebody says so, each with the setting that is set to what it is. */
const acceptable: Partial<Record<Step, SettingKey>> = {
  delivery: 'delivery.charge',
  payment: 'payment.onlineDiscountPercent',
  numbers: 'numbers.invoice',
  returns: 'returns.days',
}

/**
 * Returns the steps that an owner takes before a new shop can sell: ten, done or not, first those without which it cannot.
 */
export async function firstRun({ db, settings }: Pick<Shop, 'db' | 'settings'>): Promise<FirstRunStep[]> {
  const [versions, goods] = await Promise.all([selectVersions(db), hasProductsOnSale(db)])
  const { seller, phone, email, hours, grievanceOfficer: officer } = settings.identity()
  const values = settings.now()
  const isSet = (name: Step) => settingsOf[name].some((key: SettingKey) => versions.has(key))
  const isCompany = seller.legalName !== '' && seller.state !== '' && seller.gstin !== ''
  const isReached = phone !== '' && email !== '' && officer !== null && (officer.phone || officer.email) !== ''
  const payable = values['cash.allowed'] || values['payment.razorpay'] !== null
  const step = (name: Step, done: boolean, blocks = false): FirstRunStep => ({
    step: name,
    settings: settingsOf[name],
    done,
    blocks,
    accepts: (!done && !blocks && acceptable[name]) || null,
    ...(name === 'payment' && !payable ? copy.noPayment : copy[name]),
  })
  return [
    step('company', isCompany, true),
    step('address', seller.address !== '' && versions.has('shop.name'), seller.address === ''),
    step('goods', goods, true),
    step('contact', isReached),
    step('hours', hours.text !== ''),
    step('delivery', isSet('delivery')),
    step('payment', payable && isSet('payment'), !payable),
    step('numbers', isSet('numbers')),
    step('returns', isSet('returns')),
    step('mail', values['mail.smtp'] !== null),
  ]
}

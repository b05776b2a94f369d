import { formatRupees } from '../money/format-rupees.ts'
import type { ShopFacts } from '../shop-facts.ts'
import type { LegalSection, LegalText } from './legal-text.ts'
import { termsSection } from './terms-section.ts'
import { whereTo } from './where-to.ts'

/** Returns the cost, the area and the time of delivery, as the shop's settings and its rules say. */
export const shippingTerms = (facts: ShopFacts): LegalText => ({
  title: 'Shipping and delivery',
  description: `What ${facts.name} takes for a delivery, from which amount it is free, where it goes and how long it takes.`,
  intro: costs(facts),
  sections: [
    {
      id: 'charge',
      title: 'What it costs',
      content: [
        `The amount that counts is that of the goods, after a coupon and before the discount for paying online. It is one charge for the whole order, whatever it weighs${facts.hasZones ? '' : ' and wherever in India it goes'}, with the GST in it.`,
        'The cart shows the charge before you order, and how much is missing for free delivery.',
      ],
    },
    {
      id: 'days',
      title: 'How long it takes',
      content: [
        { head: ['To', 'Days'], rows: zoneRows(facts) },
        `${countedFrom(facts)} Nobody delivers on Sundays: what would come then comes on Monday. Each order names the day by which it is expected, on its confirmation and in your account.`,
      ],
    },
    { ...termsSection(facts, 'delivery'), title: 'What we promise' },
    ...paying(facts),
    {
      id: 'following',
      title: 'Following your order',
      content: [
        'If you gave us an email address, we write when the order is confirmed, when it leaves our store and when it has arrived. Your account shows the same.',
        { links: [{ to: '/profile?tab=order-history', label: 'Your orders' }] },
      ],
    },
  ],
})

function costs(facts: ShopFacts): string {
  const { charge, freeFrom } = facts.delivery
  const isFree = charge === 0 || freeFrom === 0
  const cost = isFree
    ? 'Delivery is free.'
    : `Delivery costs ${formatRupees(charge)}. From ${formatRupees(freeFrom)} on it is free.`
  const others = facts.hasZones ? ' Some places have other terms: you see them once you have chosen the address.' : ''
  return `${cost}${others} ${whereTo(facts)}`
}

function countedFrom({ delivery: { leaving } }: ShopFacts): string {
  if (leaving === undefined) return 'Days are counted from the day of the order.'
  return `Days are counted from the day on which the order leaves our store. ${leaving}`
}

function zoneRows({ zones }: ShopFacts): string[][] {
  const named = zones.named.map(({ states, days }) => [states.join(', '), String(days)])
  return [...named, ['The rest of India', String(zones.elsewhereDays)]]
}

function paying({ cash, onlineDiscountPercent: percent }: ShopFacts): LegalSection[] {
  if (!cash.allowed) return []
  const limit = formatRupees(cash.belowRupees)
  const content = [
    `You may pay in cash when the goods are handed over, where the order is below ${limit}. ${feeOf(cash)}`,
    percent > 0
      ? `Paying online has no such limit, and takes ${percent}% off the total.`
      : 'Paying online has no such limit.',
  ]
  return [{ id: 'paying', title: 'Paying at the door', content }]
}

function feeOf({ feeRupees }: ShopFacts['cash']): string {
  if (feeRupees === undefined) return 'There is no charge for that.'
  return `It costs ${formatRupees(feeRupees)}, which is added to the delivery charge.`
}

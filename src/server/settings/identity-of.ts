import { rupeesFromPaise } from '../../shared/money/money.ts'
import { plainColours } from '../../shared/settings/brand-colours.ts'
import { leavingInWords } from '../../shared/settings/leaving-times.ts'
import { hoursForSearchEngines, hoursInWords } from '../../shared/settings/opening-hours.ts'
import type { SettingValues } from '../../shared/settings/settings.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'
import type { Brand } from './brand-queries.ts'
import { presentCash } from './present-terms.ts'

/** Returns the public facts about the shop at a moment, from its settings and its logo. */
export function identityOf(values: SettingValues, brand: Brand | null, now: Date): ShopIdentity {
  const { 'contact.phone': phone, 'hours.week': week } = values
  const leaving = leavingInWords(values, now)
  return {
    name: values['shop.name'],
    tagline: values['shop.tagline'],
    description: values['shop.description'],
    kind: values['shop.kind'],
    credit: values['shop.credit'],
    seller: sellerOf(values),
    address: addressOf(values),
    phone,
    phoneLink: phone === '' ? '' : `tel:${phone.replace(/[^\d+]/g, '')}`,
    email: values['contact.email'],
    whatsapp: values['contact.whatsapp'],
    social: values['contact.social'],
    hours: { text: hoursInWords(week), schema: hoursForSearchEngines(week) },
    grievanceOfficer: values['contact.grievanceOfficer'],
    onlineDiscountPercent: values['payment.onlineDiscountPercent'],
    cash: presentCash(values),
    delivery: {
      charge: rupeesFromPaise(values['delivery.charge']),
      freeFrom: rupeesFromPaise(values['delivery.freeFrom']),
      days: values['delivery.days'],
      ...(leaving !== '' && { leaving }),
    },
    returnDays: values['returns.days'],
    returnsPaidBy: values['returns.paidBy'],
    hasZones: values['delivery.zones'].length > 0,
    deliversEverywhere: values['delivery.zones'].every(({ serviceable }) => serviceable),
    colours: values['brand.colours'] ?? plainColours,
    logo: brand && { src: brand.logo, width: brand.width, height: brand.height },
    icons: brand && { small: brand.small, smallType: brand.smallType, apple: brand.apple, large: brand.large },
  }
}

function sellerOf(values: SettingValues): ShopIdentity['seller'] {
  return {
    legalName: values['company.legalName'],
    address: values['company.address'] || lineOfAddress(addressOf(values)),
    state: values['company.state'],
    gstin: values['company.gstin'],
  }
}

function addressOf(values: SettingValues): ShopIdentity['address'] {
  const { street, city, alsoCalled, pincode } = values['contact.address']
  const cityInFull = alsoCalled === '' ? city : `${city} (${alsoCalled})`
  return { street, city, cityInFull, state: values['company.state'], pincode }
}

function lineOfAddress({ street, cityInFull, pincode }: ShopIdentity['address']): string {
  return [street, `${cityInFull} ${pincode}`.trim()].filter(Boolean).join(', ')
}

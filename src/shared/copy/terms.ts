import { limits } from '../limits.ts'
import { formatRupees } from '../money/format-rupees.ts'
import type { ShopIdentity } from '../settings/shop-identity.ts'
import { inDays } from './in-days.ts'
import { type LegalText, listed, officerOf } from './legal-text.ts'
import { paymentProvider as provider } from './payment-provider.ts'
import { whereTo } from './where-to.ts'
import { whoSendsBack } from './who-sends-back.ts'

const minutes = limits.checkoutTimeoutSeconds / 60

/** The terms of sale of a shop: what the Consumer Protection (E-Commerce) Rules, 2020 ask one to say, in plain words. */
export function terms(shop: ShopIdentity): LegalText {
  const { seller, address, cash, onlineDiscountPercent: percent } = shop
  const officer = officerOf(shop)
  return {
    title: 'Terms of sale',
    description: `How ${shop.name} sells: prices and GST, orders, payment, delivery, cancellation, returns, refunds, warranty and the grievance officer.`,
    since: '27 November 2026',
    intro:
      'These terms apply to everything that you buy on this website. They take away none of the rights that the Consumer Protection Act, 2019 gives you.',
    sections: [
      {
        id: 'seller',
        title: 'Who sells to you',
        content: [
          `You buy from ${seller.legalName || shop.name}, which owns and runs this website and has no other branches. Everything in the shop is sold by us, from our own stock.`,
          [
            `Address: ${listed(seller.address, seller.state, 'India')}`,
            ...(seller.gstin ? [`GSTIN: ${seller.gstin}`] : []),
            `Customer care: ${listed(shop.phone, shop.email, shop.hours.text)}`,
            `Grievance officer: ${listed(officer.name, officer.email)}`,
          ],
        ],
      },
      {
        id: 'prices',
        title: 'Prices and GST',
        content: [
          'All prices are in Indian rupees and include GST. Nothing is sold above its MRP. Where a lower price is asked, the MRP stands beside it, struck through.',
          'The cart shows the whole amount in one figure with its parts before you order: subtotal, coupon discount, delivery charges, total, and the GST contained in it. Nothing is added afterwards.',
          'The prices of a quotation hold until the day that it names, for the quantities in it.',
          `Every order gets a GST invoice with HSN codes. Deliveries within ${seller.state || 'our own state'} carry CGST and SGST, deliveries to other states IGST; for you the price is the same.`,
        ],
      },
      {
        id: 'orders',
        title: 'Orders',
        content: [
          'What we show is an invitation to order. With “Place order” you make a binding offer; we accept it when we confirm the order. Up to then its status is “Pending”.',
          'Stock is counted live: a piece that is in your order is set aside for you at that moment. Should a price or a description be plainly wrong, we tell you before we send anything, and you may cancel free of charge.',
          'You find every order with its status, lines, amounts and delivery address in your account under Order History.',
        ],
      },
      {
        id: 'coupons',
        title: 'Coupons',
        content: [
          'One coupon can be used per order. Its conditions (minimum cart value, highest discount, period, number of uses) stand beside it in the cart and are checked again when you order. Coupons are not paid out in cash. If an order is cancelled, the use of the coupon is given back.',
        ],
      },
      {
        id: 'payment',
        title: 'Payment',
        content: [
          [
            ...(cash.allowed ? [cashSentence(cash.belowRupees), ...(cash.rules ?? [])] : []),
            percent > 0
              ? `Online by card or UPI: ${percent}% is taken off the total. You see both amounts before you choose.`
              : 'Online by card or UPI.',
          ],
          `While you pay online we hold the goods and their prices for ${minutes} minutes. Card and bank details are entered at the payment provider; they never reach us. If money was taken and no order came about, it is returned in full without your asking.`,
          `Online payments are taken by ${provider.name} (${provider.firm}, ${provider.address}). Ask us first about a payment: we see it and can refund it. You can also reach ${provider.name} at ${provider.support}.`,
          'You did not make a payment, or did not get what you paid for, and we have not settled it? Then you can ask your bank, card issuer or UPI app to take the payment back (a charge-back). They ask the payment provider, which asks us for the order, the invoice and the proof of delivery. Your bank decides, and says how long you may ask. What the bank has given back to you we do not refund a second time.',
        ],
      },
      {
        id: 'delivery',
        title: 'Shipping and delivery',
        content: [
          `${whereTo(shop)} The delivery charge, and from which amount delivery is free, are shown in the cart before you order. The expected day of delivery is shown with each order.`,
          'Please look at the parcel before you accept it. If it is open or crushed, refuse it or note the damage on the delivery slip, and tell us: we send the goods again or return your money.',
          'If goods do not arrive within 7 days after the expected day, you may cancel the order and get everything back that you paid.',
        ],
      },
      {
        id: 'cancellation',
        title: 'Cancellation',
        content: [
          'You can cancel an order yourself, free of charge, while its status is “Pending”: in your account, under Order History. Once it is confirmed you can ask us there to cancel it, until it leaves our store; after that you may return the goods, as described below.',
          'If we have to cancel, because goods were damaged in our store or a price was plainly wrong, you pay nothing and get back all that you paid.',
        ],
      },
      {
        id: 'returns',
        title: 'Returns and replacement',
        content: [
          `You may return goods within ${inDays(shop.returnDays)} after delivery. Ask for it under Order History, or tell us the order number by phone, mail or WhatsApp; we tell you how it comes back to us; ${whoSendsBack(shop.returnsPaidBy).pickUp}`,
          [
            'Wrong, damaged or defective goods, and goods that are not as described: we replace them or return the whole amount, delivery charge included, and bear the cost of the return.',
            `Goods that you do not need after all: unused, complete and in their original packing. ${whoSendsBack(shop.returnsPaidBy).cost}`,
          ],
          'You may return a part of an order, also some pieces of an item.',
          'Not returned, unless defective or wrong: goods cut or made to your measure (belts, hoses, cable, chain, rope, sheet), opened paints, adhesives and lubricants, and protective gear that touches the skin once its seal is broken. Where the shop has marked a product as not returnable, its page says so.',
        ],
      },
      {
        id: 'refunds',
        title: 'Refunds',
        content: [
          'Refunds for online payments go back the way the money came. What you paid in cash we refund in cash, by UPI or to your bank account. We start the refund within 2 working days after a cancellation, or after the returned goods have reached us; your bank may need 5 to 7 working days more. Of a part that comes back you get what you paid for it, discounts counted, with a credit note; the delivery charge as said under “Returns and replacement”.',
        ],
      },
      {
        id: 'warranty',
        title: 'Warranty',
        content: [
          'Manufacturers’ warranties apply as stated on the product page or the packing; we take your claim to the manufacturer. Wear, wrong mounting, overload and use for what a tool was not made for are not covered. Manufacturer or importer, country of origin, net quantity and HSN code are named on each product page or on its packing.',
        ],
      },
      {
        id: 'fair',
        title: 'No tricks',
        content: [
          'The software of this shop was checked against the thirteen dark patterns of the Guidelines for Prevention and Regulation of Dark Patterns, 2023, last on 27 November 2026. In what it does by itself we found none of them: nothing is put into your cart or ticked for you, no shortage is invented, and nothing is charged again. It cannot judge what people choose and enter: the products under Best Sellers and Trending, and the MRP beside a price. Whoever subscribes to the newsletter is not yet asked to confirm the address.',
        ],
      },
      {
        id: 'reviews',
        title: 'Reviews',
        content: [
          'Reviews are written by people with an account and shown as they are, good and bad. We hide only what is unlawful, insulting or not about the product, and tell its writer why. “Verified purchase” stands at a review where we have delivered the product to its writer. We do not pay for reviews and do not write our own. Your reviews are deleted when you close your account.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        content: [
          'An account is for people of 18 years or older. Please keep your password to yourself and your phone number up to date: we need it for deliveries. You can close the account yourself, under Personal Info, once no order is under way.',
        ],
      },
      {
        id: 'grievances',
        title: 'Complaints and grievance officer',
        content: [
          `Our grievance officer is ${listed(officer.name, officer.designation, seller.address, seller.state, officer.phone && `phone ${officer.phone}`, officer.email && `mail ${officer.email}`)}.`,
          'You can complain in writing on this website without an account. Every complaint gets a number at once, is answered within 48 hours and settled within one month after we received it; the page of its number shows how it stands.',
          { links: [{ to: '/grievance', label: 'Make a complaint' }] },
          'You may also turn to the National Consumer Helpline (phone 1915, consumerhelpline.gov.in).',
        ],
      },
      {
        id: 'law',
        title: 'Law and courts',
        content: [
          `Indian law applies. ${address.city ? `The courts at ${listed(address.city, seller.state)}, have jurisdiction; as` : 'As'} a consumer you may also complain to the consumer commission where you live or work.`,
        ],
      },
    ],
  }
}

/** Returns the rule for cash on delivery: the law's limit, or the shop's lower one. */
function cashSentence(belowRupees: number): string {
  const begin = 'Cash on delivery: you pay the total in cash when the goods are handed over.'
  const limit = formatRupees(belowRupees)
  const isLaw = belowRupees === limits.cashBelowRupees
  return `${begin} ${isLaw ? `The law lets us take cash below ${limit} only` : `We take cash below ${limit} only`}; larger orders are paid online.`
}

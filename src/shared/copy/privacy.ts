import { promisedLimits } from '../legal-limits.ts'
import { limits } from '../limits.ts'
import { besideLimits } from '../product-engagement-limits.ts'
import type { ShopIdentity } from '../settings/shop-identity.ts'
import { type LegalText, listed, officerOf } from './legal-text.ts'

/** The privacy notice: what, what for and how long, in plain words (Digital Personal Data Protection Act, 2023). */
export function privacy(shop: ShopIdentity): LegalText {
  const { seller } = shop
  const officer = officerOf(shop)
  return {
    title: 'Privacy notice',
    description: `Which personal data ${shop.name} keeps, what for and how long, who gets it, and how you see, correct or erase it.`,
    since: '27 November 2026',
    intro:
      'We keep what a shop needs to sell, deliver and answer for its goods, and nothing to follow you around. This notice says what that is, item by item.',
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        content: [
          `${listed(seller.legalName || shop.name, seller.address, seller.state, 'India')}. For everything about your data write to ${listed(officer.name, officer.email)}${shop.phone && `, or call ${shop.phone}`}.`,
        ],
      },
      {
        id: 'what',
        title: 'What we keep, what for, how long',
        content: [
          {
            head: ['Data', 'What for', 'How long'],
            rows: [
              [
                'Name, phone number, email address (if you gave one)',
                'Your account, deliveries, questions about an order',
                'Until you close the account',
              ],
              ['Password', 'Signing in. Kept only as a hash that cannot be read back', 'Until you close the account'],
              [
                'Signed-in devices',
                'So that you need not sign in each time',
                `${promisedLimits.sessionDays} days, or until you log out`,
              ],
              [
                `Saved addresses (up to ${limits.savedAddresses})`,
                'Choosing one at the checkout. Saved only if you tick the box',
                'Until you delete them',
              ],
              ['Cart and applied coupon', 'So that your cart is the same on every device', 'Until you empty it'],
              [
                'Wish list, and the name under which you share it',
                'So that you find again what you saved; with a link that you make, others read the products and that name',
                'Until you take things off, end the link, or close the account',
              ],
              [
                'Email address, and the goods that you want to be told of when they are back',
                'One mail when they can be bought again. Only where you asked for it',
                `Until ${promisedLimits.traceDays} days after that mail, until you end it with the link in it, or ${besideLimits.stockRequestDays} days`,
              ],
              [
                'Orders and invoices with delivery address and payment reference',
                'Delivery, returns, warranty, accounts and tax',
                'As long as tax law wants us to keep them. When you close the account, orders lose name, address and phone number; invoices stay without you, but for name and address from ₹50,000 on, where tax law wants them for 72 months after the annual return of their year',
              ],
              [
                'Photos of packed parcels, which may show the label',
                'Settling with couriers what they bill, and what was damaged on the way',
                'Until you close the account',
              ],
              [
                'Online payments that were begun, with their delivery address',
                'Turning a late payment into your order, or sending it back',
                `${promisedLimits.traceDays} days after the last time the payment provider was asked`,
              ],
              [
                'Mails that we sent you',
                'Sending them again where they were not taken',
                `${promisedLimits.traceDays} days, in our store; your mail provider keeps its own copy`,
              ],
              [
                'Questions about a product',
                'Answered by us and shown beside the product, without your name',
                'Until you close the account',
              ],
              ['Reviews with photo or video', 'Shown beside the product with your name', 'Until you close the account'],
              [
                'Newsletter: name, email, phone',
                'Our letter about arrivals and offers. Only if you subscribed',
                'Until you unsubscribe: “Unsubscribe” stands beside the form, at the foot of every page, and mails you a link that ends it',
              ],
              [
                'Complaints: name, phone number or email address, order number, what you wrote and what we answered',
                'Answering and settling them, and showing that we did',
                `${promisedLimits.ticketKeptYears} years after they are settled: so long the law lets you go to a consumer commission. When you close the account, those that you sent while signed in, or from an email address that you have confirmed, are erased at once`,
              ],
              [
                'Quotations: name, phone number, email address, GSTIN and what you asked prices for',
                'Holding prices for you, and ordering at them',
                `Until ${promisedLimits.quoteKeptYears} year after they end. When you close the account, those that you asked for or accepted while signed in, or from an email address that you have confirmed, are erased at once`,
              ],
              [
                'What you agreed to (account, newsletter, stock alerts, WhatsApp messages): when, and to which words',
                'Showing that you agreed, and keeping to it when you take it back',
                `Until ${promisedLimits.consentKeptYears} year after you take it back, or until you close the account`,
              ],
              [
                'Network address of requests',
                'Keeping the shop running and guarding passwords against guessing',
                'In memory for a short time; in records of faults as long as the law asks',
              ],
            ],
          },
          'Photos are encoded anew, so that nothing but the picture is left. From videos we remove what a player does not need, such as location, time and camera; picture and sound stay as you recorded them. We never see or keep card numbers, CVV or UPI PINs.',
        ],
      },
      {
        id: 'browser',
        title: 'What your browser keeps for us',
        content: [
          'No cookies, no advertising, no tracking, no scripts of others while you browse. In its local storage your browser keeps up to ten entries: “user-auth-token”, which shows that you are signed in; “root”, with your name, contact data and saved addresses for display; “known-device”, by which the shop knows this browser again when you log in, so that wrong passwords of others do not keep you out; “cart-changed”, a random number by which other tabs hear that the cart is another; “recent-searches”, the last things that you looked for, which you can take off one by one; “waiting-cart”, the changes of your cart that you wanted while there was no connection, until they are sent; “seen-cart”, your cart as you last saw it, so that it opens without a connection; “compare”, the products that you chose to compare; “delivery-pin”, the PIN code to which you last asked for a delivery; and “open-payment”, which names an online payment that you began until it is finished. Logging out removes the first, the searches, the PIN code, what waits and the cart, and empties the second; closing your account removes the third. In its session storage, until you close the tab, “pending-add” remembers what you wanted to put into the cart before you logged in, “password-reset” the address for which you asked for a new password, and “complaint-draft” what you typed into a complaint until it is sent.',
          'So that the shop opens without a connection, your browser also keeps its files, and the products, lists and pictures that you saw: what everybody sees alike, nothing of your account.',
          'Search by voice uses your browser: most browsers send what you say to their maker to turn it into words. That begins with your press and never before; we get only the words. Barcodes are read from the camera’s picture on your device: we get only the number.',
          'While you pay online, and only then, a script of the payment provider is loaded.',
        ],
      },
      {
        id: 'others',
        title: 'Who gets data',
        content: [
          [
            'The carrier: name, address and phone number of a delivery.',
            'The payment provider, when you pay online: amount, order reference and contact data.',
            'Authorities and courts, where the law obliges us.',
          ],
          'Nobody else. We do not sell data. If you write to us on WhatsApp, its own terms apply to that conversation.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        content: [
          [
            'See what we keep about you: “Download my data” in your account, under Personal Info. Ask us who got it.',
            'Have it corrected or completed; name, phone number and addresses you change yourself in your account.',
            'Have it erased: “Close my account” in the same place, or by asking us. Invoices stay as long as tax law wants, without being used for anything else. Backups that were made before hold it until they are replaced by newer ones; they are opened only where the shop is lost, and what was erased is erased from them again then.',
            'Take back a consent: untick it in your account, under Personal Info, or, for the newsletter, type your address at its form, press “Unsubscribe”, and follow the link that we mail you. What was done until then stays lawful.',
            'Name a person who exercises these rights for you in case of death or incapacity.',
          ],
          `Where you cannot do it yourself, write to ${officer.email || 'us'} from the address of your account, or call us. We answer within one month. If you are not content with the answer, you may complain to the Data Protection Board of India.`,
        ],
      },
      {
        id: 'security',
        title: 'Security',
        content: [
          'Connections are encrypted, passwords hashed with Argon2, sign-ins kept as hashes, and access is limited to the people who need it. If your data should ever be affected by a breach, we tell you and the Data Protection Board without delay: what happened, what it means for you, and what you can do.',
        ],
      },
      {
        id: 'children',
        title: 'Children',
        content: ['The shop is made for adults. We do not knowingly keep data of anybody under 18 years.'],
      },
      {
        id: 'changes',
        title: 'Changes',
        content: [
          'If we want to keep more or use it for something else, we say so here first, and ask you where your consent is needed.',
        ],
      },
    ],
  }
}

import { readGstin } from '../../../domain/catalogue/tax/gstin.ts'
import { supplyTo } from '../../../domain/catalogue/tax/place-of-supply.ts'
import { missingToSell } from '../../../domain/selling/orders/ready-to-sell.ts'
import { quoteEnd } from '../../../domain/selling/quotes/quote-end.ts'
import { quoteNumber } from '../../../domain/selling/quotes/quote-number.ts'
import { normalEmail } from '../../../domain/shoppers/accounts/identifier.ts'
import type { QuoteInput } from '../../../shared/contract/quotes.ts'
import { buyers } from '../../../shared/copy/buyers.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { financialYearOf, indianDay } from '../../../shared/india-time.ts'
import { indianStates } from '../../../shared/indian-states.ts'
import { transact, type Work } from '../../platform/db/transact.ts'
import type { LiveSettings } from '../../platform/live-settings.ts'
import { limitRate, talliesOfNetwork, tally, type Who } from '../../platform/rate-limits/rate-limit.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { findFirms } from '../../shoppers/accounts/firm-queries.ts'
import type { CartLine } from '../cart/open-cart.ts'
import { givenLines, linesOfCart } from './lines-to-quote.ts'
import { priceQuote } from './price-quote.ts'
import { queueQuoteMail } from './queue-quote-mail.ts'
import { quoteKey } from './quote-key.ts'
import { findRepeatedQuote, insertQuote, insertQuoteLines, type QuoteRow, takeQuoteCount } from './quote-queries.ts'

/** Person who asks, their network, and the key of the request. */
interface Sender extends Who {
  idempotencyKey: string | undefined
}

/** A quotation that was made, with a key that opens it; `repeated`: the request was answered before. */
interface AskedQuote {
  quote: QuoteRow
  key: string
  repeated: boolean
}

type Asker = Pick<QuoteRow, 'name' | 'phone' | 'email' | 'gstin' | 'remarks'>

/**
 * Makes a quotation for anybody: today's prices of these goods with their tax, frozen until its end, under a number. Who gave an email
 * address is sent the link. The same again with the same Idempotency-Key gives the first one. Throws `bad_input` (a line, the GSTIN, an
 * empty cart), `not_signed_in` where neither lines nor an account say what is asked for, `shop_not_ready`, `too_many_requests`.
 */
export async function askQuote(shop: Shop, input: QuoteInput, sender: Sender): Promise<AskedQuote> {
  const userId = sender.shopper?.userId ?? null
  const { lines: given, ...person } = input
  if (!given && userId === null) throw new Failure('not_signed_in', failures.notSignedIn)
  if (missingToSell(shop.settings.identity().seller).length > 0)
    throw new Failure('shop_not_ready', failures.shopNotReady)
  const asker = readAsker(shop.settings, person)
  const secret = sender.idempotencyKey ?? shop.newToken()
  const repeatHash = hashToken(JSON.stringify([secret, userId, asker, given ?? null]))
  const first = sender.idempotencyKey === undefined ? undefined : await findRepeatedQuote(shop.db, repeatHash)
  if (first) return { quote: first, key: quoteKey(first.id, secret), repeated: true }
  await limitRate(shop, talliesOf(shop, sender))
  const lines = given ? await givenLines(shop, given) : await linesOfCart(shop, userId ?? '')
  return transact(shop, async (work) => {
    const { quote, repeated } = await record(shop, work, { asker, lines, userId, secret, repeatHash })
    return { quote, key: quoteKey(quote.id, secret), repeated }
  })
}

function readAsker(settings: LiveSettings, { gstin: typed, ...person }: Omit<QuoteInput, 'lines'>): Asker {
  const { name, phone, email, remarks } = person
  const asker = { name, phone, email: email ? normalEmail(email) : null, gstin: null, remarks: remarks || null }
  if (!typed) return asker
  const { gstin, fault } = readGstin(typed)
  const isOwn = gstin === settings.now()['company.gstin']
  if (fault === null && !isOwn) return { ...asker, gstin }
  const sentence = buyers.faults[fault ?? 'own']
  throw new Failure('bad_input', sentence, { errors: { gstin: sentence } })
}

function talliesOf(shop: Shop, who: Who) {
  return [
    ...(who.shopper ? [tally('quote', who.shopper.userId)] : []),
    ...talliesOfNetwork(shop, who, 'quoteOfNetwork', 'quoteOfNetworkDaily'),
  ]
}

interface ToRecord {
  asker: Asker
  lines: readonly CartLine[]
  userId: string | null
  secret: string
  repeatHash: Buffer
}

/** Writes it. A repeat that comes at the same moment waits here for the first one. */
async function record(
  shop: Shop,
  { tx, news }: Work,
  { asker, lines, userId, secret, repeatHash }: ToRecord,
): Promise<Pick<AskedQuote, 'quote' | 'repeated'>> {
  const now = shop.clock()
  const settings = shop.settings.now()
  const [letters, year] = [settings['numbers.quote'], financialYearOf(now)]
  const id = shop.newId()
  const state = placeOfSupply(asker.gstin, settings['company.state'])
  const firm = await keptFirm(tx, userId, asker.gstin)
  const quote = await insertQuote(tx, {
    ...asker,
    id,
    number: quoteNumber(letters, year, await takeQuoteCount(tx, letters, year)),
    key_hashes: [hashToken(quoteKey(id, secret))],
    repeat_hash: repeatHash,
    user_id: userId,
    firm: firm && JSON.stringify(firm),
    place_of_supply: state,
    state: 'open',
    created_at: now,
    valid_until: quoteEnd(now, settings['quotes.days']),
  })
  if (!quote) return { quote: (await findRepeatedQuote(tx, repeatHash)) as QuoteRow, repeated: true }
  const supply = supplyTo(state, settings['company.state'])
  const priced = priceQuote({ lines, supply, isRegistered: asker.gstin !== null, day: indianDay(now) })
  await insertQuoteLines(
    tx,
    lines.map((line, index) => rowOf(id, index, line, priced)),
  )
  if (asker.email !== null) await queueQuoteMail(tx, shop, { quoteId: id, event: 'asked' })
  news({ topic: 'orders', id: '' })
  return { quote, repeated: false }
}

/** The firm of the account that has the GSTIN, as the paper names it; null: none. */
async function keptFirm(tx: Work['tx'], userId: string | null, gstin: string | null): Promise<QuoteRow['firm']> {
  if (userId === null || gstin === null) return null
  const firm = (await findFirms(tx, userId)).find((each) => each.gstin === gstin)
  return firm ? { legalName: firm.legal_name, ...(firm.billing && { billing: firm.billing }) } : null
}

/** State that the tax is split for: the firm's registration says it, else the shop's own, until an address is known. */
function placeOfSupply(gstin: string | null, own: string): string {
  return indianStates.find(({ gstCode }) => gstCode === gstin?.slice(0, 2))?.name ?? own
}

function rowOf(quoteId: string, index: number, line: CartLine, priced: ReturnType<typeof priceQuote>) {
  const price = priced[index]
  if (!price) throw new Error('a line of the quotation has no price')
  const { gst, cgst, sgst, igst } = price
  return {
    quote_id: quoteId,
    position: index + 1,
    product_id: line.productId,
    variant_id: line.variantId,
    name: line.name,
    variant_name: line.variantName,
    hsn_code: line.hsnCode,
    entered_rate: line.gstRate,
    gst_rate: price.gstRate,
    unit: line.unit,
    pieces_in_unit: line.piecesInUnit,
    quantity: line.quantity,
    list_price: line.unitPrice,
    unit_price: line.unitPrice,
    line_total: price.lineTotal,
    gst,
    cgst,
    sgst,
    igst,
  }
}

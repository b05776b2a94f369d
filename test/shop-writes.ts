import { kozhikode } from './builders/addresses.ts'
import { photo, reviewForm } from './builders/review-form.ts'
import { signupOf } from './builders/sign-up.ts'

/** One sending of a write that is counted: its path's parameters, body and key. */
interface SampleWrite {
  params?: Record<string, string>
  body?: unknown
  key?: string
}

/** Goods that samples need; `soldOutId` has no stock, and one piece of `productId` is in the cart. */
interface SampleGoods {
  productId: string
  soldOutId: string
}

type Sample = (goods: SampleGoods) => SampleWrite | Promise<SampleWrite>

const wrong = 'Wrong-Pass-1'
const email = 'amina@example.com'
const complaint = { name: 'Amina Beevi', email, text: 'The spanner came without its case.' }
const none = { id: 'none-such' }

async function reviewWithPhoto(): Promise<SampleWrite> {
  return { body: reviewForm({ productId: 'none-such', file: await photo().jpeg().toBuffer() }) }
}

async function returnWithPhoto(): Promise<SampleWrite> {
  const body = new FormData()
  body.set('lines', JSON.stringify([{ position: 1, pieces: 1 }]))
  body.set('why', 'damaged')
  body.append('photos', new File([new Uint8Array(await photo().jpeg().toBuffer())], 'a.jpg'))
  return { params: none, body }
}

/**
 * Sending of each write of the shop, by its name in the contract, that is counted in every way that its rate names. Most are refused;
 * what is counted is counted before that.
 */
export const sampleWrites: Record<string, Sample> = {
  register: () => ({ body: signupOf() }),
  login: () => ({ body: { email, password: wrong } }),
  updateUser: () => ({ body: { phonenumber: '9876500001', password: wrong } }),
  deleteAddress: () => ({ params: none }),
  addFirm: () => ({ body: { gstin: 'none', legalName: 'Malabar Works' } }),
  changeFirm: () => ({ params: none, body: { gstin: 'none', legalName: 'Malabar Works', version: 1 } }),
  removeFirm: () => ({ params: none }),
  requestPasswordCode: () => ({ body: { email } }),
  resetPassword: () => ({ body: { resetId: 'none', email, code: '123456', password: 'Grinder7Monsoon' } }),
  changePassword: () => ({ body: { password: wrong, newPassword: 'Grinder7Monsoon' } }),
  endSession: () => ({ params: none }),
  endSessions: () => ({}),
  requestEmailCode: () => ({}),
  confirmEmail: () => ({ body: { code: '123456' } }),
  addToCart: ({ productId }) => ({ body: { productId, quantity: 1 }, key: 'added-once' }),
  updateQuantity: ({ productId }) => ({ body: { productId, action: 'increment' }, key: 'increased-once' }),
  removeFromCart: ({ productId }) => ({ body: { productId } }),
  clearCart: () => ({}),
  restoreCart: () => ({}),
  applyCoupon: () => ({ body: { couponId: 'GUESS' } }),
  removeCoupon: () => ({}),
  readList: () => ({ body: { text: '2 spanners' } }),
  addMany: ({ productId }) => ({ body: { items: [{ productId, quantity: 1 }] }, key: 'list-once' }),
  subscribe: () => ({ body: { name: 'Amina Beevi', email, phone: '9876500002' } }),
  placeorder: () => ({ body: { address: kozhikode } }),
  placeOrder: () => ({ body: { address: kozhikode } }),
  changeStatus: () => ({ params: none, body: { status: 'cancelled' } }),
  reorder: () => ({ params: none }),
  askReturn: returnWithPhoto,
  askCancellation: () => ({ params: none }),
  paymentIntent: () => ({ body: { address: kozhikode } }),
  paymentVerify: () => ({
    body: { razorpay_payment_id: 'pay_none', razorpay_order_id: 'order_none', razorpay_signature: 'none' },
  }),
  readPayLink: () => ({ body: { key: 'none' } }),
  payByLink: () => ({ body: { key: 'none' } }),
  verifyByLink: () => ({ body: { key: 'none', razorpay_payment_id: 'pay_none', razorpay_signature: 'none' } }),
  changeConsent: () => ({ body: { purpose: 'messages', given: true } }),
  closeAccount: () => ({ body: { password: wrong } }),
  unsubscribe: () => ({ body: { email } }),
  endSubscription: () => ({ body: { key: 'none' } }),
  askQuestion: ({ productId }) => ({ body: { productId, text: 'Does the belt fit the old machine as well?' } }),
  askQuote: ({ productId }) => ({
    body: { name: 'Amina Beevi', phone: '9876500003', lines: [{ productId, quantity: 1 }] },
  }),
  makeOffer: ({ productId }) => ({ body: { productId, quantity: 2, price: 1 } }),
  takeDeal: () => ({ body: { dealId: 'none', shownPrice: 1 } }),
  endDeal: () => ({ body: { dealId: 'none' } }),
  acceptQuote: () => ({ params: { number: 'none-such' }, body: { key: 'none' } }),
  addReview: reviewWithPhoto,
  askForStock: ({ soldOutId }) => ({ body: { productId: soldOutId, email } }),
  confirmStockRequest: () => ({ body: { key: 'none' } }),
  endStockRequests: () => ({ body: { key: 'none' } }),
  withdrawStockRequest: ({ soldOutId }) => ({ body: { productId: soldOutId } }),
  openTicket: () => ({ body: complaint }),
  ticket: () => ({ params: { number: 'none-such' }, body: { key: 'none' } }),
  addWish: ({ productId }) => ({ body: { productId } }),
  removeWish: ({ productId }) => ({ body: { productId } }),
  moveWish: ({ productId }) => ({ body: { productId } }),
  shareWishes: () => ({ body: { name: 'Amina' } }),
  endSharing: () => ({}),
}

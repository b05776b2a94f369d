import { reasonFailures } from './reason-failures.ts'

/** Returns the time to wait, in words. */
function waitingTime(seconds: number): string {
  const [count, unit] =
    seconds < 90 ? [seconds, 'second'] : seconds < 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour']
  const whole = Math.ceil(count)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}

/** Messages with which the server refuses (CONTRACT §2): sentences for a person that say what to do. */
export const failures = {
  badInput: 'Some of what was sent does not fit. Please check it and try again.',
  malformedJson: 'The request could not be read. Please send valid JSON.',
  notSignedIn: 'Please login to continue',
  wrongCredentials: 'Wrong email, phone number or password',
  wrongCode: 'The code is wrong or has expired. Please ask for a new one.',
  notAllowed: 'This is not allowed for your account',
  notYours: (byPin: boolean) =>
    byPin ? 'A PIN is not enough here. Sign in with your passkey or password.' : 'Your role does not allow this.',
  stepUp: 'Please verify it’s you',
  foreignRequest: 'This request did not come from the admin',
  ...reasonFailures,
  editConflict: (by: string | null) => `${by ?? 'Someone else'} changed the same fields. Choose which value to keep.`,
  othersWrite: 'Someone else is changing this right now. Please try again in a moment.',
  commandReused: 'This was already used for something else. Please load the page again.',
  notFound: 'There is nothing at this address',
  productNotFound: 'This product is not in our shop',
  variantNotFound: 'Please choose one of the product’s variants',
  orderNotFound: 'There is no such order',
  noInvoiceYet: 'The invoice is issued when the order is confirmed',
  addressNotFound: 'There is no such saved address',
  sessionNotFound: 'This device is not signed in any more',
  noEmail: 'Your account has no email address. Please add one first.',
  couponUsed: 'The coupon has been used or is in a cart: end it instead',
  couponNotFound: 'This coupon code does not exist',
  couponCodeTaken: 'A coupon with this code already exists',
  couponCodeShape: 'A coupon code has letters and digits only, at most 32',
  emailTaken: 'An account with this email address already exists',
  phoneTaken: 'An account with this phone number already exists',
  tooManyAddresses: 'You can save at most 3 addresses. Please delete one first.',
  quantityAtMinimum: (least: number) =>
    least > 1
      ? `The quantity is already the minimum, ${least}. Remove the item instead.`
      : 'The quantity is already 1. Remove the item instead.',
  notInCart: 'This item is not in your cart',
  cartFull: 'Your cart holds as many different items as it can',
  cartEmpty: 'Your cart is empty',
  cartNotEmpty: 'Your cart has other items. Add to them, or replace them?',
  cashLimitOfDay: (limit: string, today: string) =>
    `By law we can take less than ${limit} in cash of one person in a day, and ${today} is ordered by cash today. Please pay this order online.`,
  cashLimit: (limit: string) =>
    `By law we can take cash only below ${limit}. Please pay online: card and UPI have no such limit.`,
  cashBlocked: 'Cash on delivery is not available for your account. Please pay online, or call us.',
  noCash: 'This shop takes no cash on delivery at this address. Please pay online.',
  shopNotReady: 'This shop takes no orders yet. Please come back soon.',
  noSuchPin: (pincode: string) => `${pincode} is not a PIN code of India Post. Please check its six digits.`,
  notDeliveredTo: (pincode: string) => `We do not deliver to ${pincode} yet. Please choose another PIN code.`,
  notDeliveredThere: 'We do not deliver to this address yet. Please choose another one.',
  onlineNeedsIntent: 'Online payment starts with a payment request. Choose cash on delivery here.',
  onlineUnavailable: 'Online payment is not available yet. Please choose cash on delivery.',
  orderPlacedAlready: (number: string) =>
    `Order ${number} was placed already with this request. Look at your orders before you place another.`,
  orderNotPending: 'Only a pending order can be cancelled',
  orderMoveRefused: 'The order cannot take this status now',
  orderOnItsWay: 'It is already in transit. When it comes back, mark it as returned.',
  orderStepStays: 'This step cannot be undone',
  orderMovedMeanwhile: (status: string, by: string | null) =>
    `${by ?? 'Someone else'} changed this order: it is ${status.replaceAll('_', ' ')} now`,
  howWasItPaid: 'Select how it was paid: in cash, or online at the door',
  addressFixed: 'The address is on the invoice. It can be changed only before the order is confirmed.',
  addressOtherState: 'Another state has other GST: cancel the order and place it again',
  nothingToPrint: 'None of these orders has this document',
  tooManyAtOnce: (most: number) => `At most ${most} at once`,
  noRefundOwed: 'No refund is due for this',
  severalRefunds: 'Several refunds are due for this. Name one by its id.',
  refundUnderWay: 'This refund is in progress. Please wait for it.',
  returnLate: (day: string) => `The return period ended on ${day}. Please ask an owner to do it.`,
  returnNoLine: (position: number) => `This order has no line ${position}`,
  returnTwice: (position: number) => `Line ${position} is given twice`,
  returnTooMany: (left: number) => (left === 0 ? 'Nothing is left to return' : `Only ${left} can be returned`),
  returnNothing: 'Select the items that come back',
  returnNotYet: 'Items can be returned once the order has been shipped and paid',
  returnUnpaid: 'This order is not paid yet: mark it as delivered, or return all of it',
  returnWay: 'This was paid at the door: select how it is refunded',
  returnFree: 'The delivery charge is credited already, or there was none',
  creditTooMuch: (left: string) => `At most ${left} is left on these lines`,
  creditNoLine: 'Select the lines whose price is reduced',
  refundTooSmall: (least: string) => `The payment provider refunds ${least} or more: select another way`,
  inspectTooMany: (left: number) => (left === 0 ? 'Nothing waits to be checked' : `Only ${left} wait to be checked`),
  refundOfCash: 'This was paid in cash: refund it, then mark it with “paid”',
  noCreditNote: 'This order has no credit note',
  noReceiptVoucher: 'This order has no receipt voucher',
  noRefundVoucher: 'This order has no refund voucher',
  inProgress: 'This request is already being worked on. Please wait a moment.',
  tooLarge: 'This is too large',
  imageTooLarge: 'Please choose a picture of at most 5 MB',
  videoTooLarge: 'Please choose a video of at most 30 MB',
  videoTooLong: 'Please choose a video of at most 60 seconds',
  videoTracks:
    'This video has more in it than picture and sound, such as positions. Please share a copy without, or another one.',
  wrongMedia: 'Please choose a JPEG, PNG, WebP or AVIF picture, or an MP4 or WebM video',
  tooManyPixels: 'This picture has more than 40 million pixels. Please choose a smaller one.',
  brokenMedia: 'This file could not be read. Please choose another one.',
  oneFile: 'Please send one file at most',
  uploadsUsedUp: 'You have sent as many photos and videos as we take in a day. Please send this one tomorrow.',
  filesAway: 'Photos, videos and files cannot be reached at the moment. Please try again in a minute.',
  noRoomForUploads:
    'We cannot take photos and videos at the moment. Please try again later, or send your review without.',
  wrongType: 'Please send JSON',
  alreadyReviewed: 'You have already reviewed this product',
  tooManyRequests: (seconds: number) => `Too many tries. Please try again in ${waitingTime(seconds)}.`,
  tooManyOpenOrders:
    'You have 5 orders on their way. Please pay online, or order again by cash when the first of them has arrived.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The shop is restarting. Please try again in a moment.',
  thisProduct: 'this product',
  accountNotFound: (who: string) => `No account found for ${who}`,
  outOfStock: (available: number, name: string) =>
    available > 0 ? `Only ${available} left of ${name}` : `${name} is out of stock`,
} as const

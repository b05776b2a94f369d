import { runCommand } from '../../src/server/terminal/run-command.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'
import { canary, canaryPhoto } from './canary-person.ts'
import { type CanaryShopper, returnOf } from './shop-doors.ts'

const text = (what: string) => `${canary.name}: ${what}`

/** The shop's people, who write about the person wherever they may. */
export class CanaryOffice {
  readonly person: CanaryShopper
  readonly owner: BuiltStaff

  private constructor(person: CanaryShopper, owner: BuiltStaff) {
    this.person = person
    this.owner = owner
  }

  static async open(person: CanaryShopper): Promise<CanaryOffice> {
    return new CanaryOffice(person, await buildStaff(person.shop, ['owner']))
  }

  async done(call: (typeof calls)[keyof typeof calls], options: Parameters<BuiltStaff['call']>[1]) {
    const { status, body } = await this.owner.call(call, options)
    if (status >= 400) throw new Error(`${call.path} answered ${status}: ${JSON.stringify(body)}`)
    return body as Record<string, ReturnType<typeof JSON.parse>>
  }

  async version(id: string): Promise<number> {
    return (await this.done(calls.getOrder, { params: { id } })).data.version
  }

  /** The order of the firm: notes, an edit, a parcel with a photo, the delivery, a return with its photo, money by hand. */
  async sellToTheFirm(): Promise<void> {
    const id = this.person.orders[0] ?? ''
    const params = { id }
    await this.done(calls.searchOrders, { body: { text: canary.name } })
    await this.done(calls.noteOrder, { params, body: { text: text('call before you come') } })
    const version = await this.version(id)
    const changes = { building: { was: canary.address.building, now: `${canary.word} House` } }
    await this.done(calls.changeOrderAddress, { params, body: { version, changes } })
    await this.edit(id)
    await this.done(calls.confirmOrder, { params, body: { saw: 'pending' } })
    await this.add(id)
    const lines = [{ position: 1, pieces: 2 }]
    const body = {
      version: await this.version(id),
      lines: JSON.stringify(lines),
      carrier: 'DTDC',
      tracking: 'D48213377',
    }
    await this.done(calls.packParcel, { params, body, image: await canaryPhoto() })
    await this.deliver(id)
    await this.takeBack(id)
  }

  private async edit(id: string): Promise<void> {
    const lines = [{ position: 1, productId: this.person.productId, quantity: 2 }]
    const address = { ...canary.address, state: 'Tamil Nadu', pincode: '641001', phone: canary.otherPhone }
    const wish = { version: await this.version(id), lines, address }
    const { digest } = (await this.done(calls.previewEdit, { params: { id }, body: wish })).data
    const reason = text('wants two')
    await this.done(calls.editOrder, { params: { id }, body: { ...wish, digest, reason } })
  }

  /** A payment link for one more piece, which the order's end withdraws. */
  private async add(id: string): Promise<void> {
    const lines = [{ productId: this.person.productId, quantity: 1 }]
    const wish = { version: await this.version(id), lines, pay: 'link' as const }
    const { digest } = (await this.done(calls.previewAddition, { params: { id }, body: wish })).data
    await this.done(calls.addToOrder, { params: { id }, body: { ...wish, digest, reason: text('wants one more') } })
  }

  private async deliver(id: string): Promise<void> {
    const params = { id, number: '1' }
    await this.done(calls.shipParcel, { params, body: { saw: 'packed', carrier: 'DTDC' } })
    await this.done(calls.sendOutParcel, { params, body: { saw: 'shipped' } })
    await this.done(calls.deliverParcel, { params, body: { saw: 'out', collectedAs: 'cash' } })
  }

  private async takeBack(id: string): Promise<void> {
    const params = { id }
    const form = returnOf([await canaryPhoto()])
    const { number } = (await this.person.done('askReturn', form, { id })).data
    await this.done(calls.acceptReturnRequest, { params: { number }, body: { saw: 'asked' } })
    await this.done(calls.arriveReturnRequest, { params: { number }, body: { saw: 'accepted' } })
    await this.done(calls.inspectReturnRequest, { params: { number }, body: { saw: 'arrived' } })
    const lines = [{ position: 1, pieces: 1, condition: 'restock' }]
    const back = { version: await this.version(id), lines, delivery: true, refund: 'bank', reason: text('it is bent') }
    const { refund } = (await this.done(calls.returnItems, { params, body: back })).data
    const paid = { way: 'bank', reference: `${canary.word} 402211893` }
    await this.done(calls.refundPaid, { params: { id: refund._id }, body: paid })
    const reference = `${canary.word} 402211893`
    await this.done(calls.refundReturnRequest, { params: { number }, body: { saw: 'inspected', reference } })
  }

  /** The other order is cancelled with a reason; its request is refused or gone with it. */
  async cancelTheOther(): Promise<void> {
    const params = { id: this.person.orders[1] ?? '' }
    await this.done(calls.confirmOrder, { params, body: { saw: 'pending' } })
    await this.person.done('askCancellation', { text: text('ordered twice') }, params)
    await this.done(calls.cancelOrderForShop, { params, body: { saw: 'confirmed', reason: text('ordered twice') } })
    const { data } = await this.done(calls.listReturnRequests, { query: { order: params.id, which: 'all' } })
    const { number } = data[0]
    await this.done(calls.refuseReturnRequest, {
      params: { number },
      body: { saw: 'asked', reason: text('done already') },
    })
  }

  /** A sale at the counter with everything that it may hold of a person. */
  async sellAtCounter(): Promise<void> {
    const { productId } = this.person
    const customer = { phone: canary.phone, name: canary.name, address: canary.address }
    const lines = [{ productId, variantId: null, quantity: 1 }]
    await this.done(calls.priceAtCounter, { body: { lines, customer } })
    const { data } = await this.done(calls.priceAtCounter, { body: { lines, customer } })
    await this.done(calls.openTill, { body: { float: 500 } })
    const payments = [{ way: 'upi', amount: data.total, reference: `${canary.word} 99` }]
    await this.done(calls.sellAtCounter, { body: { lines, customer, payments } })
    await this.orderByPhone(lines)
    await this.park(lines)
  }

  /** An order by phone for the same person, which is cancelled again. */
  async orderByPhone(lines: object[]): Promise<void> {
    const { fullName: _, ...address } = canary.address
    const customer = { phone: canary.phone, name: canary.name, address }
    const body = { lines, customer, pay: 'cod', stateConfirmed: true }
    const { data } = await this.done(calls.placePhoneOrder, { body })
    const cancelled = { saw: 'pending', reason: text('called again') }
    await this.done(calls.cancelOrderForShop, { params: { id: data._id }, body: cancelled })
  }

  /** A sale that waits for the same person. */
  async park(lines: object[]): Promise<void> {
    const { fullName: _, landmark, ...place } = canary.address
    const customer = {
      phone: canary.phone,
      name: canary.name,
      gstin: '',
      legalName: '',
      shipTo: '',
      billing: null,
      ...place,
    }
    const delivery = { pay: 'cod', deliveryWay: 'delivery', landmark, stateConfirmed: false }
    const { data } = await this.done(calls.parkSale, { body: { name: canary.name, lines, customer, delivery } })
    await this.done(calls.resumeParked, { params: { id: data._id }, body: { version: 1 } })
  }

  /** Complaint, question, review, quotation and the customer's own page. */
  async answer(): Promise<void> {
    const { ticket, userId } = this.person
    await this.done(calls.answerTicket, { params: { number: ticket }, body: { text: text('we look at it') } })
    await this.done(calls.solveTicket, { params: { number: ticket }, body: { text: text('it is settled') } })
    const question = (await this.done(calls.listQuestions, {})).data[0]
    const was = null
    const change = { version: question.version, changes: { answer: { was, now: text('it fits') } } }
    await this.done(calls.answerQuestion, { params: { id: question._id }, body: change })
    await this.done(calls.hideQuestion, { params: { id: question._id }, body: { reason: text('wrong place') } })
    const review = (await this.done(calls.listReviews, {})).data[0]
    const reply = { version: review.version, changes: { answer: { was, now: text('thank you') } } }
    await this.done(calls.answerReview, { params: { id: review._id }, body: reply })
    await this.done(calls.hideReview, {
      params: { id: review._id },
      body: { reason: text('names a person'), hiddenUntil: null },
    })
    const quote = (await this.done(calls.listQuotes, {})).data[0]
    await this.done(calls.sendQuote, { params: { id: quote._id } })
    await this.done(calls.declineQuote, { params: { id: quote._id } })
    const marks = { note: { was: '', now: text('pays late') }, tags: { was: [], now: [`${canary.word} friends`] } }
    await this.done(calls.changeCustomer, { params: { id: userId }, body: { version: 0, changes: marks } })
    await this.done(calls.blockCash, { params: { id: userId }, body: { blocked: true, reason: text('refused twice') } })
    await this.done(calls.findCustomers, { body: { text: canary.name } })
    await this.done(calls.exportCustomers, { body: { text: canary.name } })
    await this.done(calls.findSubscribers, { body: { text: canary.name } })
    await this.done(calls.exportSubscribers, { body: { text: canary.name } })
    await this.done(calls.exportCustomer, { params: { id: userId } })
    await runCommand(this.person.shop.shop, ['person', canary.phone, 'show'])
  }
}

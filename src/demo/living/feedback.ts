import { answerTicket } from '../../server/feedback/complaints/answer-ticket.ts'
import { openTicket } from '../../server/feedback/complaints/open-ticket.ts'
import { solveTicket } from '../../server/feedback/complaints/solve-ticket.ts'
import type { MovedTicket } from '../../server/feedback/complaints/tell-complainant.ts'
import { askQuestion } from '../../server/feedback/questions/ask-question.ts'
import { answerQuestion } from '../../server/feedback/questions/moderate-question.ts'
import { addReview } from '../../server/feedback/reviews/add-review.ts'
import { answerReview } from '../../server/feedback/reviews/answer-review.ts'
import { hideReview } from '../../server/feedback/reviews/hide-review.ts'
import { subscribe } from '../../server/shoppers/newsletter/subscribe.ts'
import type { CommandWork } from '../../server/staff/commands/run-command-work.ts'
import { castComplaints, castQuestions, castReviews } from './cast.ts'
import { give, type LivingShop, type PlacedOrder } from './living-shop.ts'
import { later } from './working-hours.ts'

/** Some write a review a few days after their order came; a few of them the shop answers. One has a phone number in it and is hidden. */
export function planReview(living: LivingShop, { order, customer }: PlacedOrder): void {
  const { timeline, chance, hours, shop } = living
  const productId = order.products[0]?.productId
  if (!chance.comes(0.14) || productId === undefined) return
  const at = later(timeline.clock(), { days: 1 + chance.next() * 5 })
  const { rating, text } = chance.pick(castReviews)
  const isHidden = chance.comes(0.1)
  const review = isHidden ? `${text} Call me on ${customer.phone} and I sell you the rest.` : text
  timeline.plan(at, async () => {
    const { _id: id } = await addReview(shop, customer.userId, { productId, rating, review }, {})
    const seenAt = hours.whileOpen(later(at, { hours: 6 }))
    if (isHidden) timeline.plan(seenAt, () => hide(living, id))
    else if (rating < 4 || chance.comes(0.2)) timeline.plan(seenAt, () => thank(living, id, rating))
  })
}

async function hide(living: LivingShop, id: string): Promise<void> {
  const reason = 'A phone number of a private person.'
  await give(living, 'manager', { name: 'review.hide', input: { id }, reason }, async (work) => {
    work.about({ kind: 'review', id })
    await hideReview(living.shop, work, id, { reason, until: null })
    return {}
  })
}

async function thank(living: LivingShop, id: string, rating: number): Promise<void> {
  const now = rating < 4 ? 'We are sorry. Please call the counter: we put it right.' : 'Thank you for buying with us.'
  await give(living, 'manager', { name: 'review.answer', input: { id } }, async (work) => {
    work.about({ kind: 'review', id })
    await answerReview(living.shop, work, id, { version: 1, changes: { answer: { was: null, now } } })
    return {}
  })
}

/** Plans questions, complaints and subscriptions over the whole history; the last of each wait for the shop still. */
export function planFeedback(living: LivingShop): void {
  const { timeline, customers, chance, shop } = living
  const during = spread(living)
  for (const [index, question] of castQuestions.entries()) {
    timeline.plan(during(index, castQuestions.length), () => ask(living, question))
  }
  for (const [index, complaint] of castComplaints.entries()) {
    timeline.plan(during(index, castComplaints.length), () => complain(living, complaint))
  }
  const readers = customers.filter(() => chance.comes(0.4))
  for (const [index, { name, email, phone }] of readers.entries()) {
    timeline.plan(during(index, readers.length), async () => void (await subscribe(shop, { name, email, phone })))
  }
}

/** Moments that lie evenly over the history, the last of them a day before its end. */
export function spread({ begins, ends, chance }: LivingShop): (index: number, of: number) => Date {
  const [from, to] = [later(begins, { days: 3 }).getTime(), later(ends, { days: -1.5 }).getTime()]
  return (index, of) => new Date(from + ((index + chance.next()) / of) * (to - from))
}

async function ask(living: LivingShop, { text, answer }: (typeof castQuestions)[number]): Promise<void> {
  const { shop, chance, timeline, hours } = living
  const { productId } = chance.pick(living.items, 2)
  const { userId } = chance.pick(living.customers)
  await askQuestion(shop, userId, { productId, text })
  if (answer === null) return
  const answerAt = hours.whileOpen(later(timeline.clock(), { hours: 1 + chance.next() * 20 }))
  timeline.plan(answerAt, async () => {
    const { id, version } = await shop.db
      .selectFrom('questions')
      .select(['id', 'version'])
      .where('user_id', '=', userId)
      .where('text', '=', text)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    await give(living, 'manager', { name: 'question.answer', input: { id } }, async (work) => {
      work.about({ kind: 'question', id })
      await answerQuestion(shop, work, id, { version, changes: { answer: { was: null, now: answer } } })
      return {}
    })
  })
}

async function complain(living: LivingShop, complaint: (typeof castComplaints)[number]): Promise<void> {
  const { shop, chance, timeline, hours } = living
  const { name, phone, email } = chance.pick(living.customers)
  const caller = { shopper: undefined, caller: { ip: '127.0.0.1' }, idempotencyKey: undefined }
  const { ticket } = await openTicket(shop, { name, phone, email, text: complaint.text }, caller)
  const at = timeline.clock()
  const { answer, solution } = complaint
  const say = (text: string, name: 'ticket.answer' | 'ticket.solve') => async () => {
    const tell = name === 'ticket.answer' ? answerTicket : solveTicket
    await give(living, 'manager', { name, input: { number: ticket.number } }, async (work) => {
      note(work, await tell(shop, work, { number: ticket.number, text }))
      return {}
    })
  }
  if (answer) timeline.plan(hours.whileOpen(later(at, { hours: 5 + chance.next() * 12 })), say(answer, 'ticket.answer'))
  if (solution) timeline.plan(hours.whileOpen(later(at, { days: 3 })), say(solution, 'ticket.solve'))
}

function note(work: CommandWork, { before, after }: MovedTicket): void {
  work.about({ kind: 'ticket', id: after.id, name: after.number })
  work.changed('ticket', after.id, { state: before.state }, { state: after.state })
}

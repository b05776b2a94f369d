import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { reconcile } from '../checkout/settle/reconcile.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open({ env: { PUBLIC_URL: 'https://mill.example', SANDBOX: 'on' } })
})
afterAll(() => paying.close())

const mailsOf = async (paymentId: string) =>
  (await readSentMails(paying.shop.shop)).filter(({ text }) => text.includes(paymentId))

it('money that became no order is told twice: that it goes back and why, and with the bank’s reference that it is back', async () => {
  const { shopper, productId, orderId } = await paying.started({ stock: 4 })
  paying.shop.advance(16 * 60_000)
  await reconcile(paying.shop.shop)
  const other = await paying.shopping({ stock: 1, quantity: 1 })
  await paying.shop.call('DELETE', '/cart', { token: other.shopper.token })
  await paying.add(other.shopper, productId, 4)
  await paying.cash(other.shopper)
  const payment = paying.bank.pay(orderId)
  const answer = await paying.verify(shopper, paying.bank.success(payment))
  expect(answer).toMatchObject({ status: 409, body: { code: 'payment_refunded' } })
  expect(await mailsOf(payment.id)).toMatchObject([
    {
      subject: 'Refund of ₹1,900 started',
      text: expect.stringMatching(/sold out when your payment arrived.*No order was placed.*4 × /s),
    },
  ])
  await reconcile(paying.shop.shop)
  const [refund] = paying.bank.refundsOf(payment)
  if (!refund) throw new Error('no refund was sent')
  paying.bank.answerRefund(refund, 'processed')
  const webhook = paying.bank.webhook('refund.processed', { payment, refund })
  await paying.deliver(webhook)
  await paying.deliver({ ...webhook, id: 'again' })
  paying.shop.advance(60_000)
  await reconcile(paying.shop.shop)
  const mails = await mailsOf(payment.id)
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['Refund of ₹1,900 completed', 'Refund of ₹1,900 started'])
  const back = mails.find(({ subject }) => subject.includes('completed'))
  expect(back?.text).toMatch(/refunded ₹1,900 to the card or account that paid.*Bank reference: 74/s)
  expect(back?.html).toContain('https://mill.example')
})

it('a refunded order is told once, from the cancellation to the bank’s word, whoever brings it', async () => {
  const { shopper, orderId } = await paying.started()
  const payment = paying.bank.pay(orderId)
  const { body } = await paying.verify(shopper, paying.bank.success(payment))
  await paying.cancel(shopper, body.data._id)
  await reconcile(paying.shop.shop)
  const [refund] = paying.bank.refundsOf(payment)
  if (!refund) throw new Error('no refund was sent')
  paying.bank.answerRefund(refund, 'processed')
  const webhook = paying.bank.webhook('refund.processed', { payment, refund })
  paying.shop.advance(60_000)
  await Promise.all([
    paying.deliver(webhook),
    paying.deliver({ ...webhook, id: 'another' }),
    reconcile(paying.shop.shop),
  ])
  const mails = (await readSentMails(paying.shop.shop)).filter(({ subject }) => subject.includes(body.data.number))
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Refund for order ${body.data.number} completed`,
    `We have your order ${body.data.number}`,
    `Your order ${body.data.number} is cancelled`,
  ])
  const back = mails.find(({ subject }) => subject.includes('completed'))
  expect(back?.text).toMatch(/refunded ₹1,900.*Bank reference: 74/s)
})

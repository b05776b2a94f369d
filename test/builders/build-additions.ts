import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import type { BuiltStaff } from '../office.ts'
import type { Paying } from '../proof/paying.ts'
import { buildEditing, type Placed } from './build-editing.ts'

/** Orders to which goods are added, and their payment links. */
export async function buildAdditions(paying: Paying) {
  const desk = await buildEditing(paying)
  const wishMore = async (order: Placed, goods: [productId: string, quantity: unknown][], pay: 'link' | 'cash') => ({
    params: { id: order.id },
    body: {
      version: (await order.read()).version,
      lines: goods.map(([productId, quantity]) => ({ productId, quantity })),
      pay,
    },
  })
  type Wish = Awaited<ReturnType<typeof wishMore>>
  const previewAddition = async (asked: Wish, by: BuiltStaff = desk.manager) => by.call(calls.previewAddition, asked)
  /** Looks at what goods come to, and adds them. */
  const add = async (
    order: Placed,
    goods: [string, unknown][],
    pay: 'link' | 'cash',
    by: BuiltStaff = desk.manager,
  ) => {
    const asked = await wishMore(order, goods, pay)
    const { status, body } = await previewAddition(asked, by)
    if (status !== 200) return { status, body, seen: undefined }
    const call = { ...asked, body: { ...asked.body, digest: body.data.digest, reason: 'The customer called' } }
    return { ...(await by.call(calls.addToOrder, call)), seen: body.data }
  }
  const linkedOf = async ({ id }: Placed, by: BuiltStaff = desk.manager) =>
    (await by.call(calls.listLinked, { params: { id } })).body.data
  /** The key of the link of an order that waits to be paid. */
  const keyOf = async (order: Placed) => (await linkedOf(order)).links[0]?.url?.split('#')[1] ?? ''
  const post = (path: string, body: object) => paying.shop.call('POST', path, { body })
  const read = (key: string) => post('/pay-link', { key })
  const intent = (key: string) => post('/pay-link/intent', { key })
  const verify = (key: string, success: object) => {
    const { razorpay_payment_id, razorpay_signature } = success as Record<string, string>
    return post('/pay-link/verify', { key, razorpay_payment_id, razorpay_signature })
  }
  const withdraw = ({ id }: Placed, by: BuiltStaff = desk.manager) => by.call(calls.withdrawPayLink, { params: { id } })
  return { ...desk, wishMore, previewAddition, add, linkedOf, keyOf, read, intent, verify, withdraw }
}

export type Additions = Awaited<ReturnType<typeof buildAdditions>>

import { describe, expect, it } from 'vitest'
import { paymentWords } from './order-badges.tsx'

const cash = { paymentMethod: 'cod', paymentStatus: 'due' } as const

describe('how an order is paid, in words', () => {
  it('says what is to be collected while the order goes on', () => {
    expect(paymentWords({ ...cash, status: 'shipped' })).toBe('COD: to collect')
  })

  it('has nothing to collect of an order that was cancelled', () => {
    expect(paymentWords({ ...cash, status: 'cancelled' })).toBe('Cash on delivery')
  })

  it('says of a cancelled one that was paid where its money is', () => {
    const paid = { paymentMethod: 'online', paymentStatus: 'refunded', status: 'cancelled' } as const
    expect(paymentWords(paid)).toBe('Online · Refunded')
  })
})

import { describe, expect, it } from 'vitest'
import { whatsappLink } from './whatsapp-link.ts'

const textOf = (link: string) => new URL(link).searchParams.get('text')

describe('the WhatsApp link', () => {
  it('opens a chat with the shop, the order number filled in', () => {
    const link = whatsappLink('919847012345', 'BMS-100001')
    expect(link).toMatch(/^https:\/\/wa\.me\/919847012345\?/)
    expect(textOf(link)).toContain('BMS-100001')
  })
  it('asks in general where it is about no order', () =>
    expect(textOf(whatsappLink('919847012345', null))).not.toMatch(/order/))
})

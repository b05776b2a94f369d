import { describe, expect, it } from 'vitest'
import { lacksField } from '../address/address-draft.ts'
import {
  buyerOf,
  cashIsPossible,
  checkoutFor,
  checkoutProblems,
  deliverTo,
  firmProblems,
  forAmount,
} from './checkout-draft.ts'

const emptyDraft = checkoutFor('')

const typed = {
  ...emptyDraft,
  address: {
    ...emptyDraft.address,
    fullName: 'Anitha Nair',
    building: '12/345',
    street: 'Mavoor Road',
    city: 'Kozhikode',
    state: 'Kerala',
    pincode: '673004',
  },
}

describe('the checkout', () => {
  it('takes cash below two lakh rupees only, also where it was chosen before the cart grew', () => {
    const cash = { ...emptyDraft, method: 'cod' } as const
    const terms = { allowed: true, belowRupees: 200_000 }
    expect([199_999.99, 200_000].map((amount) => cashIsPossible(amount, terms))).toEqual([true, false])
    expect(forAmount(cash, 199_999.99, terms).method).toBe('cod')
    expect(forAmount(cash, 200_000, terms).method).toBeNull()
    expect(forAmount({ ...cash, method: 'online' }, 200_000, terms).method).toBe('online')
    expect(forAmount(cash, 1, { ...terms, allowed: false }).method).toBeNull()
  })
  it('wants a saved address or every required field', () => {
    expect(Object.keys(checkoutProblems(emptyDraft)).sort()).toEqual(
      ['building', 'city', 'fullName', 'pincode', 'state', 'street'].sort(),
    )
    expect(checkoutProblems({ ...emptyDraft, savedId: 'a1' })).toEqual({})
    expect(checkoutProblems(typed)).toEqual({})
  })
  it('tells a field that is filled wrongly from one that is empty', () => {
    const wrong = { ...typed, address: { ...typed.address, pincode: '12' } }
    expect(lacksField(wrong.address, checkoutProblems(wrong))).toBe(false)
    expect(lacksField(emptyDraft.address, checkoutProblems(emptyDraft))).toBe(true)
  })
  it('begins with the firm that was bought for last, and buys for it only where that is ticked', () => {
    const last = checkoutFor('Anitha Nair', { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' })
    expect([last.forFirm, buyerOf(last), firmProblems(last)]).toEqual([false, null, {}])
    const ticked = { ...last, forFirm: true }
    expect(buyerOf(ticked)).toEqual({ gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd', poNumber: '' })
    expect(firmProblems(ticked)).toEqual({})
    const empty = { ...ticked, firm: { gstin: ' ', legalName: 'LG', poNumber: '' } }
    expect(firmProblems(empty)).toEqual({
      gstin: 'Please give the GSTIN, or untick that you buy for a firm',
      legalName: 'The legal name has at least 3 letters',
    })
  })
  it('sends the id of a saved address, else what was typed and whether to keep it', () => {
    expect(deliverTo({ ...typed, savedId: 'a1' })).toBe('a1')
    expect(deliverTo({ ...typed, save: true })).toEqual({ ...typed.address, save: true })
  })
})

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
  savedFor,
} from './checkout-draft.ts'

const works = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
const billing = {
  building: '5',
  street: 'Mavoor Road',
  landmark: '',
  city: 'Kozhikode',
  state: 'Kerala',
  pincode: '673004',
}
const kept = { ...works, _id: 'f1', billing, isDefault: false, version: 1, addresses: [] }
const emptyDraft = checkoutFor(null)

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
    const last = checkoutFor({ username: 'Anitha Nair', buyer: works, firms: [] })
    expect([last.forFirm, buyerOf(last, []), firmProblems(last, [])]).toEqual([false, null, {}])
    const ticked = { ...last, forFirm: true }
    expect(buyerOf(ticked, [])).toEqual({ ...works, poNumber: '' })
    expect(firmProblems(ticked, [])).toEqual({})
    const empty = { ...ticked, firm: { ...ticked.firm, gstin: ' ', legalName: 'LG' } }
    expect(firmProblems(empty, [])).toEqual({
      gstin: 'Please give the GSTIN, or untick that you buy for a firm',
      legalName: 'The legal name has at least 3 letters',
    })
  })
  it('asks a firm whose place the goods go to where the states differ, and only then sends the answer', () => {
    const firm = { ...checkoutFor({ username: '', buyer: works, firms: [kept] }), forFirm: true }
    const there = { ...firm, address: { ...typed.address, state: 'Tamil Nadu', pincode: '641018' } }
    expect(firmProblems({ ...firm, address: typed.address }, [])).toEqual({})
    expect(firmProblems(there, [])).toEqual({ shipTo: expect.stringContaining('whose place') })
    const answered = { ...there, firm: { ...there.firm, shipTo: 'third_party' as const } }
    expect(firmProblems(answered, [])).toEqual({})
    expect(buyerOf(answered, [])).toEqual({ ...works, poNumber: '', billing, shipTo: 'third_party' })
    expect(buyerOf({ ...answered, address: typed.address }, [])).not.toHaveProperty('shipTo')
  })
  it('offers the addresses of the firm that buys beside the account’s', () => {
    const at = (_id: string) => ({ ...typed.address, _id })
    const user = { address: [at('a1')], firms: [{ ...kept, addresses: [at('s1'), at('s2')] }] }
    const draft = checkoutFor({ username: '', buyer: works, ...user })
    expect(savedFor(draft, user).map(({ _id }) => _id)).toEqual(['a1'])
    expect(savedFor({ ...draft, forFirm: true }, user).map(({ _id }) => _id)).toEqual(['a1', 's1', 's2'])
  })
  it('names each field of a billing address that is missing, and asks to confirm one of another state', () => {
    const firm = { ...checkoutFor({ username: '', buyer: works, firms: [kept] }), forFirm: true }
    const without = { ...firm, firm: { ...firm.firm, billing: { ...billing, pincode: '', street: ' ' } } }
    expect(Object.keys(firmProblems(without, [])).sort()).toEqual(['billing.pincode', 'billing.street'])
    const goa = { ...firm, firm: { ...firm.firm, billing: { ...billing, state: 'Goa' }, stateConfirmed: true } }
    expect(buyerOf(goa, [])?.billing).toMatchObject({ state: 'Goa', stateConfirmed: true })
  })
  it('sends the id of a saved address, else what was typed and whether to keep it', () => {
    expect(deliverTo({ ...typed, savedId: 'a1' })).toBe('a1')
    expect(deliverTo({ ...typed, save: true })).toEqual({ ...typed.address, save: true })
  })
})

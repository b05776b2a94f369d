import { expect, test } from 'vitest'
import { cashRuleSentences } from '../../../shared/copy/cash-rules.ts'
import { type CashSettings, cashRules } from '../../../shared/settings/cash-rules.ts'
import { type CashBuyer, judgeCash } from './judge-cash.ts'
import { countRefused, phoneDigits } from './same-person.ts'

const law = 20_000_000
const plain: CashSettings = {
  'cash.allowed': true,
  'cash.below': law,
  'cash.fee': 0,
  'cash.newcomerOrders': 0,
  'cash.newcomerBelow': 200_000,
  'cash.refusals': 0,
  'cash.refusalDays': 90,
}
const nobody: CashBuyer = { isBlocked: false, delivered: 0, open: 0, refused: { own: 0, others: 0 }, today: 0 }
const here = { cash: true, cashBelow: null }
const judge = (payable: number, set: Partial<CashSettings> = {}, buyer: Partial<CashBuyer> = {}, there = {}) =>
  judgeCash(payable, cashRules({ ...plain, ...set }), { ...here, ...there }, { ...nobody, ...buyer })?.why ?? 'cash'

const newcomers = { 'cash.newcomerOrders': 1 }
const refusals = { 'cash.refusals': 2 }
test.each([
  ['as the shop is at first', 19_999_999, {}, {}, {}, 'cash'],
  ['what the law forbids', law, {}, {}, {}, 'too_much'],
  ['the limit of the shop', 50_000, { 'cash.below': 50_000 }, {}, {}, 'too_much'],
  ['the limit of the zone', 30_000, { 'cash.below': 50_000 }, {}, { cashBelow: 30_000 }, 'too_much'],
  ['a zone with more than the shop', 50_000, { 'cash.below': 50_000 }, {}, { cashBelow: 60_000 }, 'too_much'],
  ['a zone without cash', 1, {}, {}, { cash: false }, 'nowhere'],
  ['a shop without cash', 1, { 'cash.allowed': false }, {}, {}, 'nowhere'],
  ['who is blocked', 1, {}, { isBlocked: true }, {}, 'blocked'],
  ['a newcomer below the limit', 199_999, newcomers, {}, {}, 'cash'],
  ['a newcomer at the limit', 200_000, newcomers, {}, {}, 'newcomer'],
  ['a newcomer with others on their way', 100_000, newcomers, { open: 100_000 }, {}, 'newcomer'],
  ['who had one delivered', 200_000, newcomers, { delivered: 1 }, {}, 'cash'],
  ['one refusal', 1, refusals, { refused: { own: 1, others: 0 } }, {}, 'cash'],
  ['two of the account', 1, refusals, { refused: { own: 2, others: 0 } }, {}, 'refused'],
  ['one and one of the same door', 1, refusals, { refused: { own: 1, others: 1 } }, {}, 'refused_by_others'],
  ['refusals that do not matter', 1, {}, { refused: { own: 9, others: 9 } }, {}, 'cash'],
  ['the day of the person', 5_000_000, {}, { today: 15_000_000 }, {}, 'of_day'],
  ['a paisa below it', 4_999_999, {}, { today: 15_000_000 }, {}, 'cash'],
] as const)('%s', (_, payable, set, buyer, there, why) => {
  expect(judge(payable, set, buyer, there)).toBe(why)
})

test('a number is its last ten digits, a house its letters and digits with the PIN code', () => {
  expect(['+91 98470-12345', '098470 12345', '9847012345', '12345'].map(phoneDigits)).toEqual([
    ...['9847012345', '9847012345', '9847012345', ''],
  ])
  const order = {
    userId: 'a',
    phone: '9847012345',
    pincode: '673015',
    building: 'Flat 4-B, Sea View',
    street: 'Beach Rd',
  }
  const person = { userId: 'b', phones: [], pincode: '673015', building: '', street: '' }
  const count = (more: object, one = order) => countRefused([one], { ...person, ...more })
  expect(count({ userId: 'a', phones: ['9847012345'] })).toEqual({ own: 1, others: 0 })
  expect(count({ phones: ['+91 98470 12345'] })).toEqual({ own: 0, others: 1 })
  expect(count({ building: 'flat 4b sea view', street: 'elsewhere' })).toEqual({ own: 0, others: 1 })
  expect(count({ building: 'flat 4b sea view', pincode: '673016' })).toEqual({ own: 0, others: 0 })
  expect(count({}, { ...order, building: '' })).toEqual({ own: 0, others: 0 })
  // a number alone names a house only with its street
  const twelve = { ...order, building: '12', street: 'Mill Road' }
  expect(count({ building: '#12', street: 'Beach Road' }, twelve)).toEqual({ own: 0, others: 0 })
  expect(count({ building: '#12', street: 'mill road.' }, twelve)).toEqual({ own: 0, others: 1 })
})

test('the sentences say the values that the rule obeys', () => {
  const say = (set: Partial<CashSettings>) => cashRuleSentences(cashRules({ ...plain, ...set })).join(' ')
  expect(cashRuleSentences(cashRules(plain))).toHaveLength(2)
  expect(say({ 'cash.allowed': false, 'cash.fee': 4_000 })).toBe('Orders are paid online. Cash on delivery is off.')
  expect(say({ 'cash.below': 5_000_000 })).toContain('Orders below ₹50,000 can be paid in cash.')
  expect(say({ 'cash.fee': 4_000 })).toContain('Cash on delivery costs ₹40')
  expect(say(newcomers)).toContain('below ₹2,000 in cash, all open ones together, until one order was delivered.')
  expect(say({ 'cash.newcomerOrders': 3 })).toContain('until 3 orders were delivered.')
  // a limit for newcomers that is none
  expect(say({ ...newcomers, 'cash.below': 200_000 })).not.toContain('new customer')
  expect(say(refusals)).toContain('After 2 cash orders were refused at the door within 90 days')
})

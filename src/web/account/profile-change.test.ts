import { describe, expect, it } from 'vitest'
import { ProfileInput, UpdateUserInput } from '../../shared/contract/accounts.ts'
import { fieldProblems } from '../../shared/contract/field-problems.ts'
import { profileChange, sameProfile } from './profile-change.ts'

const typed = { username: 'Anitha Nair', phonenumber: '9847012345', email: 'anitha@example.in' }
const user = { ...typed, _id: 'u1', emailConfirmedAt: null, address: [], buyer: null, firms: [] }

describe('the profile form', () => {
  it('takes what fits, an email that was never given as well', () => {
    expect(fieldProblems(UpdateUserInput, typed)).toEqual({})
    expect(fieldProblems(ProfileInput, { ...typed, email: '' })).toEqual({})
  })
  it.each([
    ['username', '  ', 'Name is required'],
    ['phonenumber', '', 'Phone number is required'],
    ['phonenumber', ' ', 'Phone number is required'],
    ['phonenumber', '98470', 'Invalid phone number'],
    ['phonenumber', '98470abcde', 'Invalid phone number'],
    ['username', 'Anitha 2', 'Full name should only contain letters and spaces'],
    ['email', '', 'Please enter a valid email address'],
  ])('refuses %s %j', (field, value, sentence) => {
    expect(fieldProblems(UpdateUserInput, { ...typed, [field]: value })).toEqual({ [field]: sentence })
  })
  it('knows when there is nothing to save', () => {
    expect(sameProfile({ ...typed, username: 'Anitha Nair ', email: 'Anitha@Example.in' }, user)).toBe(true)
    expect(sameProfile({ ...typed, phonenumber: '9847012346' }, user)).toBe(false)
    expect(sameProfile({ ...typed, email: '' }, { ...user, email: null })).toBe(true)
  })
  it('sends the email only where it is another, and the password only where one was typed', () => {
    const { username, phonenumber } = typed
    expect(profileChange({ ...typed, password: '' }, user)).toEqual({ username, phonenumber })
    const other = { ...typed, email: 'nair@example.in', password: 'Secret123' }
    expect(profileChange(other, user)).toEqual(other)
  })
})

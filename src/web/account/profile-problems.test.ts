import { describe, expect, it } from 'vitest'
import { profileProblems, sameProfile } from './profile-problems.ts'

const stored = { username: 'Anitha Nair', phonenumber: '9847012345', password: '' }

describe('the profile form', () => {
  it('takes what fits', () => expect(profileProblems(stored, false)).toEqual({}))
  it.each([
    ['username', '  ', 'Name is required'],
    ['phonenumber', '', 'Phone number is required'],
    ['phonenumber', '98470', 'Invalid phone number'],
    ['phonenumber', '98470abcde', 'Invalid phone number'],
    ['username', 'Anitha 2', 'Full name should only contain letters and spaces'],
  ])('refuses %s %j', (field, value, sentence) => {
    expect(profileProblems({ ...stored, [field]: value }, field === 'phonenumber')).toEqual({ [field]: sentence })
  })
  it('asks for the password where the phone number changes', () => {
    const changed = { ...stored, phonenumber: '9847012346' }
    expect(profileProblems(changed, true)).toEqual({ password: 'Please enter your password to change this' })
    expect(profileProblems({ ...changed, password: 'x' }, true)).toEqual({})
  })
  it('knows when there is nothing to save', () => {
    expect(sameProfile({ ...stored, username: 'Anitha Nair ' }, stored)).toBe(true)
    expect(sameProfile({ ...stored, phonenumber: '9847012346' }, stored)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { ChangePasswordInput, SignupInput } from './accounts.ts'
import { fieldProblems } from './field-problems.ts'
import { typedTwice } from './typed-twice.ts'

const good = {
  username: 'Anitha Nair',
  phonenumber: '9847012345',
  email: '',
  password: 'Secret123',
  confirmPassword: 'Secret123',
}
const signupProblems = (form: typeof good) => fieldProblems(typedTwice(SignupInput, 'password'), form)

describe('the signup form', () => {
  it('takes what fits, with and without an email', () => {
    expect(signupProblems(good)).toEqual({})
    expect(signupProblems({ ...good, email: 'anitha@example.in' })).toEqual({})
  })
  it.each([
    ['username', 'An', 'Full name must be at least 3 characters long'],
    ['username', 'Anitha 2', 'Full name should only contain letters and spaces'],
    ['phonenumber', '98470', 'Phone number must be 10 digits'],
    ['phonenumber', '', 'Phone number must be 10 digits'],
    ['phonenumber', '98470123456', 'Phone number must be 10 digits'],
    ['email', 'anitha@', 'Please enter a valid email address'],
    ['password', 'Sec1', 'Password must be at least 8 characters long'],
    [
      'password',
      'secretsecret1',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
  ])('refuses %s %j', (field, value, sentence) => {
    expect(signupProblems({ ...good, [field]: value })).toHaveProperty(field, sentence)
  })
  it('wants the same password twice', () => {
    expect(signupProblems({ ...good, confirmPassword: 'Secret124' })).toEqual({
      confirmPassword: 'Passwords do not match',
    })
  })
})

it('a new password is compared with itself, also where another field is empty', () => {
  const typed = { password: '', newPassword: 'Secret123', confirmPassword: 'Secret124' }
  expect(fieldProblems(typedTwice(ChangePasswordInput, 'newPassword'), typed)).toEqual({
    password: 'Please fill in this field',
    confirmPassword: 'Passwords do not match',
  })
})

import { limits } from '../limits.ts'
import { required } from './required.ts'
import { subscriptionForm } from './subscription-form.ts'

/** Messages of the forms when something does not fit (SPEC §5). */
export const forms = {
  ...subscriptionForm,
  nameTooShort: 'Full name must be at least 3 characters long',
  phoneTenDigits: 'Phone number must be 10 digits',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordMix: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  passwordTooLong: 'Password must be at most 128 characters long',
  passwordCommon:
    'This password is easy to guess. Please choose another one, such as three words that do not belong together and a number.',
  passwordGuessable:
    'This password is easy to guess. You can use it, but three words that do not belong together and a number are safer.',
  passwordNeeded: 'Please enter your password to change this',
  passwordWrong: 'Wrong password',
  passwordsDiffer: 'Passwords do not match',
  profileName: 'Name is required',
  profilePhone: 'Phone number is required',
  profilePhoneInvalid: 'Invalid phone number',
  required,
  invalid: 'Check this field',
  tooLong: 'This is too long',
  listTooLong: 'The list is too long: send it in parts',
  tooManyChoices: (most: number) => `At most ${most} can be chosen`,
  noControlCharacters: 'There are hidden characters in this. Please type it instead of pasting it.',
  pincode: 'Please enter a valid 6 digit PIN code',
  state: 'Please choose an Indian state or union territory',
  quantity: `The quantity must be a whole number from 1 to ${limits.quantityMax}`,
  rating: 'Please choose a rating from 1 to 5',
  reviewText: 'Please write a review',
  complaintText: 'Please tell us what went wrong',
  wayToAnswer: 'Please give a phone number or an email address, so that we can answer you',
  rupeesAndPaise: 'This is an amount in rupees with two decimals at most, such as 1250 or 99.50',
} as const

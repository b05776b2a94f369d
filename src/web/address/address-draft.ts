import type { Address } from '../../shared/contract/addresses.ts'

/** The typed fields of the address form. */
export type AddressDraft = Omit<Address, '_id' | 'stateConfirmed'>

/** Sentences for fields of the form. */
export type AddressProblems = Partial<Record<keyof AddressDraft, string | undefined>>

export const emptyAddress: AddressDraft = {
  label: '',
  fullName: '',
  building: '',
  street: '',
  landmark: '',
  city: '',
  state: '',
  pincode: '',
  phone: '',
}

/** Returns whether a control of this name is one of the address. */
export function isAddressField(name: string): name is keyof AddressDraft {
  return Object.hasOwn(emptyAddress, name)
}

/** Returns whether a field that must be filled is empty, as opposed to one that is filled wrongly. */
export function lacksField<Typed extends object>(
  typed: Typed,
  problems: Partial<Record<keyof Typed, unknown>>,
): boolean {
  return (Object.keys(problems) as (keyof Typed)[]).some((field) => String(typed[field] ?? '').trim() === '')
}

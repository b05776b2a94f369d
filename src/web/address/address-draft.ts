import { type Address, AddressInput, DeliveryAddressInput } from '../../shared/contract/addresses.ts'
import { fieldProblems } from '../../shared/contract/field-problems.ts'

/** What is typed into the address form. */
export type AddressDraft = Omit<Address, '_id'>

/** Sentences for fields of the form. */
export type AddressProblems = Partial<Record<keyof AddressDraft, string>>

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

/** What keeps an address from being saved: building, street, city, state and PIN code are required (SPEC §5). */
export function savingProblems(draft: AddressDraft): AddressProblems {
  return fieldProblems(AddressInput, draft)
}

/** What keeps an order from going there: the full name is required as well (SPEC §5). */
export function deliveryProblems(draft: AddressDraft): AddressProblems {
  return fieldProblems(DeliveryAddressInput, draft)
}

/** Whether a field that must be filled is empty, as opposed to one that is filled wrongly. */
export function lacksField(draft: AddressDraft, problems: AddressProblems): boolean {
  return (Object.keys(problems) as (keyof AddressDraft)[]).some((field) => draft[field].trim() === '')
}

import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { findState } from '../indian-states.ts'
import { id, line, optionalLine, phonenumber, requiredId } from './fields.ts'

/** A PIN code. */
export const pincode = z
  .string(forms.required)
  .check(z.trim(), z.minLength(1, forms.required), z.regex(/^[1-9]\d{5}$/, forms.pincode))

/** A state's name, however written, as its official name. */
export const state = z.string(forms.required).check(
  z.trim(),
  z.minLength(1, forms.required),
  z.refine((value) => findState(value) !== undefined, forms.state),
  z.overwrite((value) => findState(value)?.name ?? value),
)

/** Place of an address, as it is typed: all but the landmark is required. */
export const placeFields = {
  building: line(),
  street: line(),
  landmark: optionalLine(),
  city: line(),
  state,
  pincode,
}

const addressFields = {
  label: optionalLine(30),
  ...placeFields,
  phone: z.optional(z.nullable(z.union([phonenumber, z.literal('')]))),
}

/** An address to save: building, street, city, state and PIN code are required (SPEC §5). With `_id` it changes that one. */
export const AddressInput = z.object({
  _id: z.optional(id),
  fullName: optionalLine(80),
  ...addressFields,
  /** The firm of the account that it is to be an address of; left out: one of the account's own. */
  firmId: z.optional(id),
})
export type AddressInput = z.infer<typeof AddressInput>

/** An address to deliver to: the full name is required as well; `save` keeps it where there is room (CONTRACT §2). */
export const DeliveryAddressInput = z.object({
  fullName: line(80),
  ...addressFields,
  save: z.optional(z.boolean()),
})
export type DeliveryAddressInput = z.infer<typeof DeliveryAddressInput>

/** Destination of an order: a saved address's id, or an address. */
export const DeliverTo = z.union([requiredId, DeliveryAddressInput], forms.required)
export type DeliverTo = z.infer<typeof DeliverTo>

/** A saved address. */
export const Address = z.strictObject({
  _id: z.string(),
  label: z.string(),
  fullName: z.string(),
  building: z.string(),
  street: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  phone: z.string(),
  /** The shopper was asked about PIN code and state at an order, and said that the state is right; left out: not asked. */
  stateConfirmed: z.optional(z.boolean()),
})
export type Address = z.infer<typeof Address>

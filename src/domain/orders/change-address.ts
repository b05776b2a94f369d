/** The parts of an order's address that staff change. */
export const addressParts = ['fullName', 'building', 'street', 'landmark', 'city', 'state', 'pincode', 'phone'] as const
export type AddressPart = (typeof addressParts)[number]

/** What a part was when the form was opened, and what it is to be. */
export type AddressChanges = Partial<Record<AddressPart, { was: string; now: string } | undefined>>

/** A part that somebody else changed meanwhile. */
export interface AddressConflict {
  part: AddressPart
  theirs: string
}

/**
 * The address with the changes in it: parts that nobody else changed are taken, however old the form is; a part that is
 * neither what it was nor what it is to be is a conflict, and then nothing is to be written.
 */
export function changeAddress(
  present: Readonly<Record<string, string>>,
  changes: AddressChanges,
): { address: Record<string, string>; conflicts: AddressConflict[] } {
  const asked = addressParts.flatMap((part) => {
    const change = changes[part]
    return change ? [{ part, ...change }] : []
  })
  const conflicts = asked.flatMap(({ part, was, now }) => {
    const theirs = present[part] ?? ''
    return theirs === was || theirs === now ? [] : [{ part, theirs }]
  })
  const changed = Object.fromEntries(asked.map(({ part, now }) => [part, now]))
  return { address: { ...present, ...changed }, conflicts }
}

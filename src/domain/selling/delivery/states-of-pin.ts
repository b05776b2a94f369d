import { indianStates } from '../../../shared/indian-states.ts'

type State = (typeof indianStates)[number]

/** GST codes of states by six-digit PIN codes, and by the first three digits where they say enough (db/pin-states.csv). */
export type PinTable = ReadonlyMap<string, readonly string[]>

/** The states in which a PIN code lies, more than one where it straddles a border; empty: India Post has no such code. */
export function statesOfPin(table: PinTable, pincode: string): State[] {
  const codes = table.get(pincode) ?? table.get(pincode.slice(0, 3)) ?? []
  return codes.flatMap((code) => indianStates.find(({ gstCode }) => gstCode === code) ?? [])
}

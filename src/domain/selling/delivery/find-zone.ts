/** A zone of other delivery terms: states by their official names, and beginnings of PIN codes. */
export interface Zone {
  states: readonly string[]
  pins: readonly string[]
}

/** The zone of an address: the one with the longest fitting beginning of its PIN code, else the first one of its state. */
export function findZone<Z extends Zone>(
  zones: readonly Z[],
  address: { pincode: string; state: string },
): Z | undefined {
  let found: { zone: Z; length: number } | undefined
  for (const zone of zones) {
    for (const pin of zone.pins) {
      if (address.pincode.startsWith(pin) && pin.length > (found?.length ?? 0)) found = { zone, length: pin.length }
    }
  }
  return found?.zone ?? zones.find((zone) => zone.states.includes(address.state))
}

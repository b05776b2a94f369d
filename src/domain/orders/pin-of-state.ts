import { findState } from '../../shared/indian-states.ts'

/** GST codes of the states that PIN codes lie in, by their first two digits (India Post's circles; seen addresses). */
const statesOfPin: Readonly<Record<string, string>> = {
  '11': '07 09',
  '12': '06',
  '13': '06',
  '14': '03 04',
  '15': '03',
  '16': '03 04 06',
  '17': '02',
  '18': '01',
  '19': '01 38',
  '24': '05 09',
  '26': '05 09',
  '30': '08',
  '31': '08',
  '32': '08',
  '33': '08',
  '34': '08',
  '36': '24 26',
  '37': '24',
  '38': '24',
  '39': '24 26',
  '40': '27 30',
  '49': '22',
  '50': '36 37',
  '51': '37',
  '52': '37',
  '53': '34 37',
  '60': '33 34',
  '67': '32 34',
  '68': '31 32',
  '69': '32',
  '73': '11 19',
  '74': '19 35',
  '78': '17 18',
  '79': '12 13 14 15 16 17',
  '80': '10',
  '81': '10 20',
  '82': '10 20',
  '83': '20',
  '84': '10',
  '85': '10',
}

/** By the first digit, where the second says no more. */
const statesOfRegion: Readonly<Record<string, string>> = {
  '2': '09',
  '4': '27 23',
  '5': '29',
  '6': '33',
  '7': '19 21',
}

/**
 * Whether a PIN code can lie in a state, by its official name. The address has the last word on the tax (673310, Mahe, is
 * Puducherry); this only finds what was mistyped, so that a call is made before the parcel is on its way.
 */
export function pinCanLieIn(pincode: string, state: string): boolean {
  const code = findState(state)?.gstCode
  const possible = statesOfPin[pincode.slice(0, 2)] ?? statesOfRegion[pincode.slice(0, 1)]
  return code !== undefined && (possible?.split(' ').includes(code) ?? false)
}

import { readQuantity, splitQuantity } from './attributes/read-quantity.ts'

/** In what a net quantity is declared. */
export type NetUnit = 'g' | 'kg' | 'ml' | 'l' | 'mm' | 'cm' | 'm' | 'm2' | 'piece'

/** A declared net quantity as a number. */
export interface NetAmount {
  amount: number
  unit: NetUnit
}

const measures: Readonly<Record<string, NetUnit>> = {
  g: 'g',
  kg: 'kg',
  ml: 'ml',
  l: 'l',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  'm²': 'm2',
}

/** Reads a declared net quantity: `90 m`, `1.5 kg`, `5 L`, `100 pieces`. Undefined for what has no such unit: `1 set`. */
export function readNetAmount(declared: string): NetAmount | undefined {
  const quantity = splitQuantity(declared)
  if (!quantity || !(quantity.number > 0)) return undefined
  if (/^(pieces?|pcs?|nos?)$/i.test(quantity.unit)) return { amount: quantity.number, unit: 'piece' }
  const found = Object.entries(measures).find(([symbol]) => isIn(declared, symbol, quantity.number))
  return found && { amount: quantity.number, unit: found[1] }
}

/** Returns whether it is written in this unit itself: one of it is one. */
function isIn(declared: string, symbol: string, number: number): boolean {
  return readQuantity(declared, symbol) === number
}

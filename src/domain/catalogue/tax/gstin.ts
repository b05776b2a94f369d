import { findState, indianStates } from '../../../shared/indian-states.ts'

const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns whether this is a GSTIN: state code, PAN, entity, and a check digit that is right. */
export function isGstin(text: string): boolean {
  return shape.test(text) && hasCheckDigit(text)
}

/** Returns whether a GSTIN was given in this state, named as in shared/indian-states. */
export function isGstinOf(gstin: string, state: string): boolean {
  return gstin.slice(0, 2) === findState(state)?.gstCode
}

/** Reason why nobody can buy with what was given as a GSTIN. */
export type GstinFault = 'shape' | 'state' | 'collector' | 'check_digit'

/** A GSTIN as somebody wrote it, cleaned, and what is wrong with it; null: nothing. */
export interface ReadGstin {
  gstin: string
  fault: GstinFault | null
  /** It was given to deduct tax at source (GSTR-7): government offices have it, and seldom buy with it. */
  isDeductor: boolean
}

/** Of buyers: firms, government departments (a digit ends the letters of their PAN part), collectors and deductors of tax. */
const buyerShape = /^\d{2}[A-Z]{4}[A-Z\d]\d{4}[A-Z][1-9A-Z][ZCD][A-Z\d]$/
/** Of bodies of the United Nations and embassies (a UIN). */
const bodyShape = /^\d{4}[A-Z]{3}\d{5}[UO]N[A-Z\d]$/
const states: ReadonlySet<string> = new Set(indianStates.map(({ gstCode }) => gstCode))

/** Returns whether this has the shape of a UIN: bodies of the United Nations and embassies have one. */
export function isUin(text: string): boolean {
  return bodyShape.test(text)
}

/** Reads the GSTIN of a buyer, in small letters and with spaces too, and checks it without asking anybody. */
export function readGstin(text: string): ReadGstin {
  const gstin = text.replace(/[\s-]/g, '').toUpperCase()
  const fault = faultOf(gstin)
  return { gstin, fault, isDeductor: fault === null && gstin[13] === 'D' }
}

function faultOf(gstin: string): GstinFault | null {
  if (!buyerShape.test(gstin) && !isUin(gstin)) return 'shape'
  if (!states.has(gstin.slice(0, 2))) return 'state'
  if (!hasCheckDigit(gstin)) return 'check_digit'
  return gstin[13] === 'C' ? 'collector' : null
}

function hasCheckDigit(text: string): boolean {
  return text.at(-1) === checkDigitOf(text.slice(0, -1))
}

/** Base 36: digits weigh 1 and 2 in turn, and each product counts as the sum of its own two digits. */
function checkDigitOf(digits: string): string | undefined {
  let sum = 0
  for (const [index, digit] of [...digits].entries()) {
    const product = alphabet.indexOf(digit) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / alphabet.length) + (product % alphabet.length)
  }
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length]
}

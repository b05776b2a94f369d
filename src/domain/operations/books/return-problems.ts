import type { ReturnDocument } from './return-document.ts'

/** A fault for which the GST portal would refuse a document. */
export interface ReturnProblem {
  /** Of the document. */
  number: string
  fault: 'no_hsn' | 'unknown_hsn' | 'short_hsn' | 'unknown_unit' | 'bad_number'
  /** The code, unit or number that is wrong. */
  value: string
  /** Line that has it: its place in the document, from 1, and its words; null: the document itself. */
  line: { position: number; description: string } | null
}

/** The codes of the Returns Offline Tool: what it does not know cannot be filed. */
export interface KnownCodes {
  hsn: ReadonlySet<string>
  units: ReadonlySet<string>
}

/** Digits of HSN on invoices to a GSTIN above ₹5 crore of turnover; 4 up to that (Notif. 78/2020-Central Tax). */
const digitsAboveLimit = 6

/** 16 letters, digits, hyphens and slashes, not all of them zeros and signs (CGST Rule 46 (b)). */
const numberPattern = /^(?=.*[a-zA-Z1-9])[a-zA-Z0-9/-]{1,16}$/

/**
 * Lists what has to be put right before a month can be filed, each faulty line of a document. `isLarge`: the turnover was above
 * ₹5 crore in the financial year before.
 */
export function findReturnProblems(
  documents: readonly ReturnDocument[],
  known: KnownCodes,
  isLarge = false,
): ReturnProblem[] {
  return documents.flatMap(({ number, lines, buyerGstin }) => {
    const digits = isLarge && buyerGstin !== null ? digitsAboveLimit : 0
    const found: ReturnProblem[] = numberPattern.test(number)
      ? []
      : [{ number, fault: 'bad_number', value: number, line: null }]
    for (const [index, { hsn, uqc, delivery, position = index + 1, description = '' }] of lines.entries()) {
      const line = { position, description }
      const fault = faultOfHsn(hsn, known, digits)
      // a delivery charge has the code of its goods, which are named
      const isNamed = delivery && lines.some((each) => !each.delivery && each.hsn === hsn)
      if (fault && !isNamed) found.push({ number, fault, value: hsn, line })
      if (!delivery && !known.units.has(uqc)) found.push({ number, fault: 'unknown_unit', value: uqc, line })
    }
    return found
  })
}

function faultOfHsn(hsn: string, known: KnownCodes, digits: number): ReturnProblem['fault'] | null {
  if (hsn === '') return 'no_hsn'
  if (!known.hsn.has(hsn)) return 'unknown_hsn'
  return hsn.length < digits ? 'short_hsn' : null
}

import type { ReturnDocument } from './return-document.ts'

/** A fault for which the GST portal would refuse a document. */
export interface ReturnProblem {
  /** Of the document. */
  number: string
  fault: 'no_hsn' | 'unknown_hsn' | 'unknown_unit' | 'bad_number'
  /** The code, unit or number that is wrong. */
  value: string
}

/** The codes of the Returns Offline Tool: what it does not know cannot be filed. */
export interface KnownCodes {
  hsn: ReadonlySet<string>
  units: ReadonlySet<string>
}

/** 16 letters, digits, hyphens and slashes, not all of them zeros and signs (CGST Rule 46 (b)). */
const numberPattern = /^(?=.*[a-zA-Z1-9])[a-zA-Z0-9/-]{1,16}$/

/** Lists what has to be put right before a month can be filed, each fault of a document once. */
export function findReturnProblems(documents: readonly ReturnDocument[], known: KnownCodes): ReturnProblem[] {
  return documents.flatMap(({ number, lines }) => {
    const found: ReturnProblem[] = numberPattern.test(number) ? [] : [{ number, fault: 'bad_number', value: number }]
    for (const { hsn, uqc, delivery } of lines) {
      if (hsn === '') found.push({ number, fault: 'no_hsn', value: '' })
      else if (!known.hsn.has(hsn)) found.push({ number, fault: 'unknown_hsn', value: hsn })
      if (!delivery && !known.units.has(uqc)) found.push({ number, fault: 'unknown_unit', value: uqc })
    }
    return [...new Map(found.map((each) => [`${each.fault} ${each.value}`, each])).values()]
  })
}

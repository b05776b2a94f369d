/** A label's size in millimetres; `sheet`: how they lie on a sheet of A4, `step` from one to the next. */
export interface LabelSize {
  name: string
  width: number
  height: number
  sheet: { across: number; down: number; left: number; top: number; stepX: number; stepY: number } | null
  /** The dots of what it is printed on, in millimetres: 203 to the inch of a label printer, 600 of a laser printer. */
  dot: number
}

const thermal = 25.4 / 203
const laser = 25.4 / 600

/** Sizes of labels in the shops: rolls for label printers, sheets for any printer (the measures of Avery L7651 and L7159). */
export const labelSizes = {
  '50x25': { name: 'Roll, 50 × 25 mm', width: 50, height: 25, sheet: null, dot: thermal },
  '38x25': { name: 'Roll, 38 × 25 mm', width: 38, height: 25, sheet: null, dot: thermal },
  'a4-65': {
    name: 'A4, 65 of 38.1 × 21.2 mm',
    width: 38.1,
    height: 21.2,
    sheet: { across: 5, down: 13, left: 4.75, top: 10.7, stepX: 40.6, stepY: 21.2 },
    dot: laser,
  },
  'a4-24': {
    name: 'A4, 24 of 64 × 34 mm',
    width: 63.5,
    height: 33.9,
    sheet: { across: 3, down: 8, left: 7.25, top: 12.9, stepX: 66, stepY: 33.9 },
    dot: laser,
  },
} as const satisfies Record<string, LabelSize>

export type LabelSizeName = keyof typeof labelSizes
export const labelSizeNames = Object.keys(labelSizes) as [LabelSizeName, ...LabelSizeName[]]

/** `shelf`: for the customer before the shelf, with the price. `code`: for the piece itself, with its bar code. */
export const labelKinds = ['shelf', 'code'] as const
export type LabelKind = (typeof labelKinds)[number]

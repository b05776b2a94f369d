/** A parcel label's size in millimetres; `across`, `down`: how many lie on one sheet. */
export interface ParcelLabelSize {
  name: string
  width: number
  height: number
  across?: number
  down?: number
}

/** Media for parcel labels: sheets that are cut, half a sheet for the courier's pouch, rolls of a label printer. */
export const parcelLabelSizes = {
  'a4-8': { name: 'A4, eight on a sheet', width: 105, height: 74.25, across: 2, down: 4 },
  a5: { name: 'A5', width: 148, height: 210 },
  '100x150': { name: 'Roll, 100 × 150 mm', width: 100, height: 150 },
} as const satisfies Record<string, ParcelLabelSize>

export type ParcelLabelSizeName = keyof typeof parcelLabelSizes
export const parcelLabelSizeNames = Object.keys(parcelLabelSizes) as [ParcelLabelSizeName, ...ParcelLabelSizeName[]]

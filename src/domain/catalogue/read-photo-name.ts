/** A text in a photo's file name that may be the code of its goods, with the place among their photos. */
export interface PhotoName {
  code: string
  /** From 1. */
  place: number
}

/** A number behind the code: `BRG-6204_2`, `BRG-6204 (2)`, `BRG-6204-2`. */
const numbered = [/^(.+?)[ _]+(\d{1,2})$/, /^(.+?) ?\((\d{1,2})\)$/, /^(.+)-(\d{1,2})$/]

/** Reads the name of a photo's file, `BRG-6204_2.jpg`: the whole name may be a code, or a code and the place of the photo. */
export function readPhotoName(fileName: string): PhotoName[] {
  const base = (fileName.split(/[\\/]/).pop() ?? '').replace(/\.[a-z0-9]{2,5}$/i, '').trim()
  if (base === '') return []
  const others = numbered.flatMap((pattern) => {
    const [, code, place = '1'] = pattern.exec(base) ?? []
    return code === undefined ? [] : [{ code: code.trim(), place: Math.max(1, Number(place)) }]
  })
  return [{ code: base, place: 1 }, ...others]
}

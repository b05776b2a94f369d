import { existsSync } from 'node:fs'
import path from 'node:path'
import { widthsOf } from '../../../shared/pictures/picture-address.ts'
import { builtFolder, sizeOf } from './built-pictures.ts'
import { formats } from './make-sizes.ts'

/** Sizes of one master that are made in one go. */
export interface SizesToMake {
  master: string
  /** `<name>/<width>.<format>` each. */
  sizes: string[]
}

/** Cards and telephones need no more, in pixels. */
const smallMax = 640

/**
 * Returns the missing sizes: first the small ones of all masters, then the large ones, which few ask for and which take longest.
 */
export function missingSizes(names: Readonly<Record<string, string>>, folder = builtFolder): SizesToMake[] {
  const of = (fits: (width: number) => boolean) =>
    Object.entries(names).map(([master, name]) => ({
      master,
      sizes: allSizes(name, fits).filter((size) => !existsSync(path.join(folder, size))),
    }))
  const works = [...of((width) => width <= smallMax), ...of((width) => width > smallMax)]
  return works.filter(({ sizes }) => sizes.length > 0)
}

/** Every size that a picture of this name has, or those of some widths. */
export function allSizes(name: string, fits: (width: number) => boolean = () => true): string[] {
  const widths = widthsOf(...sizeOf(name)).filter(fits)
  return widths.flatMap((width) => formats.map((format) => `${name}/${width}.${format}`))
}

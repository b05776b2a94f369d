import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import {
  builtPrefix,
  mastersFolder,
  plainAddress,
  readMasterNames,
} from '../server/platform/pictures/built-pictures.ts'
import { type Picture, pictureOf, pictureUrl } from '../server/platform/pictures/picture-of.ts'
import { StartFailure } from '../server/platform/start-failure.ts'

const files = z._default(z.record(z.string(), z.string()), {})
/** The picture studio's manifest: which file shows what. Ids are those of db/demo; offers go by their order, `offer-1`. */
const Manifest = z.object({
  products: z._default(z.record(z.string(), z.array(z.string())), {}),
  variants: files,
  categories: files,
  brands: files,
  brandBanners: files,
  banners: files,
  categoryBanners: files,
  offers: files,
})

/** The addresses of what has been rendered, by id; what is not there is drawn. */
export interface MasterPictures {
  products: ReadonlyMap<string, readonly string[]>
  variants: ReadonlyMap<string, string>
  categories: ReadonlyMap<string, string>
  brands: ReadonlyMap<string, string>
  brandBanners: ReadonlyMap<string, string>
  banners: ReadonlyMap<string, string>
  /** By the category's id. */
  categoryBanners: ReadonlyMap<string, string>
  offers: ReadonlyMap<string, string>
  /** Those that are drawings (brand marks), to be stored. */
  drawings: readonly Picture[]
}

/** None at all: everything is drawn. */
export const noMasters: MasterPictures = resolveMasters({}, {})

/** The rendered pictures, their sizes made or not. Throws StartFailure where the manifest is broken. */
export function readMasters(): MasterPictures {
  const file = path.join(mastersFolder, 'manifest.json')
  try {
    const readDrawing = (name: string) => readFileSync(path.join(mastersFolder, name), 'utf8')
    return resolveMasters(JSON.parse(readFileSync(file, 'utf8')), readMasterNames(), readDrawing)
  } catch (error) {
    throw new StartFailure(`db/demo/pictures/manifest.json: ${(error as Error).message}`)
  }
}

/** `built` names the sizes of each master's file; an SVG is its own only size. */
export function resolveMasters(
  manifest: unknown,
  built: Readonly<Record<string, string>>,
  readDrawing: (file: string) => string = () => '',
): MasterPictures {
  const { products, ...others } = Manifest.parse(manifest)
  const drawings: Picture[] = []
  const addressOf = (file: string) => {
    if (file.endsWith('.svg')) {
      const drawing = pictureOf(readDrawing(file))
      drawings.push(drawing)
      return [pictureUrl(drawing.hash)]
    }
    const name = built[file]
    return name === undefined ? [] : [plainAddress(builtPrefix, name)]
  }
  const single = (list: Record<string, string>) =>
    new Map(Object.entries(list).flatMap(([id, file]) => addressOf(file).map((url) => [id, url] as const)))
  const several = Object.entries(products).map(([id, list]) => [id, list.flatMap(addressOf)] as const)
  return {
    products: new Map(several.filter(([, list]) => list.length > 0)),
    variants: single(others.variants),
    categories: single(others.categories),
    brands: single(others.brands),
    brandBanners: single(others.brandBanners),
    banners: single(others.banners),
    categoryBanners: single(others.categoryBanners),
    offers: single(others.offers),
    drawings,
  }
}

/** A product's pictures: what was rendered; beside a single one stays the drawn card with its key figures. */
export function productImages(masters: readonly string[] | undefined, drawn: readonly string[]): string[] {
  if (!masters) return [...drawn]
  return masters.length > 1 ? [...masters] : [...masters, ...drawn.slice(-1)]
}

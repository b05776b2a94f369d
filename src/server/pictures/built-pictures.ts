import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plainWidth } from '../../shared/pictures/picture-address.ts'

const root = path.join(import.meta.dirname, '../../..')
/** The masters in the repository, with the manifest that says what each shows. */
export const mastersFolder = path.join(root, 'db/demo/pictures')
/** The sizes made from them at start; kept between starts. */
export const builtFolder = path.join(root, '.cache/pictures')
/** Which master's sizes are in it, and under which name. */
export const builtIndex = path.join(builtFolder, 'index.json')

/** Where the masters' sizes are served. */
export const builtPrefix = '/pictures/'

/** Master's file → name of its sizes; empty where none were made. */
export function readBuiltIndex(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(builtIndex, 'utf8'))
  } catch {
    return {}
  }
}

/** The plain address of a picture: a WebP of a middle width, which says where its other sizes are. */
export function plainAddress(prefix: string, name: string): string {
  return `${prefix}${name}/${plainFile(name)}`
}

/** The file of a picture's plain address. */
export function plainFile(name: string): string {
  const [, width = '1', height = '1'] = /-(\d+)x(\d+)-/.exec(name) ?? []
  return `${plainWidth(Number(width), Number(height))}.webp`
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { plainWidth } from '../../../shared/pictures/picture-address.ts'

const root = path.join(import.meta.dirname, '../../../..')
/** The masters in the repository, with the manifest that says what each shows. */
export const mastersFolder = path.join(root, 'db/demo/pictures')
/** Each master's file → the name that its sizes have, as name-masters.ts writes it. */
export const namesFile = path.join(mastersFolder, 'names.json')
/** The sizes made from them; kept between starts. */
export const builtFolder = path.join(root, '.cache/pictures')
/** Beside the sizes: says for which masters all are there. */
export const completeFile = 'complete'

/** Path prefix under which the masters' sizes are served. */
export const builtPrefix = '/pictures/'

/** Master's file → name of its sizes, made or not: a size that is missing is made when it is asked for. */
export function readMasterNames(): Record<string, string> {
  return JSON.parse(readFileSync(namesFile, 'utf8'))
}

/** Returns the content of `completeFile` once every size of these masters is made. */
export function completeMark(): string {
  return createHash('sha256').update(readFileSync(namesFile)).digest('hex')
}

/** Returns whether every size of every master has been made. */
export function isComplete(folder: string): boolean {
  const file = path.join(folder, completeFile)
  return existsSync(file) && readFileSync(file, 'utf8') === completeMark()
}

/** The plain address of a picture: a WebP of a middle width, which says where its other sizes are. */
export function plainAddress(prefix: string, name: string): string {
  return `${prefix}${name}/${plainFile(name)}`
}

/** The file of a picture's plain address. */
export function plainFile(name: string): string {
  const [width, height] = sizeOf(name)
  return `${plainWidth(width, height)}.webp`
}

/** Width and height in a picture's name. */
export function sizeOf(name: string): [number, number] {
  const [, width = '1', height = '1'] = /-(\d+)x(\d+)-/.exec(name) ?? []
  return [Number(width), Number(height)]
}

import { createHash } from 'node:crypto'

/** A drawn picture: its bytes decide its address, so an address never shows anything else. */
export interface Picture {
  hash: string
  svg: string
}

/** The picture of a drawing. */
export function pictureOf(svg: string): Picture {
  return { hash: createHash('sha256').update(svg).digest('hex').slice(0, 24), svg }
}

/** Returns the address at which a picture is served. */
export function pictureUrl(hash: string): string {
  return `/pictures/${hash}.svg`
}

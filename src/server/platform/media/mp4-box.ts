import type { Span } from './byte-source.ts'

/** A box that a player needs. */
export interface Box extends Span {
  type: string
  /** Position at which its content begins. */
  content: number
  inside: Box[]
}

/** The first box of a type among these; with more types, the first of the next one in it, and so on. */
export function childOf(boxes: Box[], ...path: string[]): Box | undefined {
  const [type, ...rest] = path
  const found = boxes.find((box) => box.type === type)
  return found && rest.length > 0 ? childOf(found.inside, ...rest) : found
}

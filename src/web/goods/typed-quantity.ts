import { useState } from 'react'
import { priceSteps } from '../../shared/copy/quantity.ts'
import type { Bounds, ReadQuantity } from '../product-actions/read-typed-quantity.ts'

/** A quantity that somebody types: its text stays as it is typed until it is taken, in whatever way the page changes. */
export interface TypedQuantity {
  /** null: nothing is typed, and the quantity stands there. */
  text: string | null
  /** The pieces that the text says; null: nothing is typed, or it cannot be taken. */
  pieces: number | null
  /** Reason why it cannot be taken; undefined: it can, or nothing is typed. */
  fault: string | undefined
  /** The fault is said: whoever is still typing is not interrupted. */
  isSaid: boolean
  type: (text: string) => void
  say: () => void
  /** Takes the typed text off: it was taken, or is given up; with a text, unless another one is typed by now. */
  forget: (text?: string) => void
}

/** Keeps and reads a typed quantity. What is plainly a number is read at once, all else by the one reader, which comes with the first letter. */
export function useTypedQuantity(bounds: Bounds): TypedQuantity {
  const [text, setText] = useState<string | null>(null)
  const [isSaid, setSaid] = useState(false)
  const [read, setRead] = useState<ReadQuantity>()
  const reading = text === null ? null : (plainly(text, bounds) ?? read?.(text, bounds) ?? priceSteps.unread)
  return {
    text,
    pieces: typeof reading === 'number' ? reading : null,
    fault: typeof reading === 'string' ? reading : undefined,
    isSaid,
    type: (next) => {
      setText(next)
      setSaid(false)
      if (!read)
        import('../product-actions/read-typed-quantity.ts')
          .then(({ readQuantity }) => setRead(() => readQuantity))
          .catch(() => {})
    },
    say: () => setSaid(true),
    forget: (taken) => setText((now) => (taken === undefined || now === taken ? null : now)),
  }
}

function plainly(text: string, { least, multiple, most }: Bounds): number | undefined {
  const pieces = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return pieces >= least && pieces <= most && pieces % multiple === 0 ? pieces : undefined
}

import type { KeyboardEvent } from 'react'
import type { Suggested } from './suggested.ts'

/** State of the search box that keys act on. */
export interface Steered {
  text: string
  /** The list below is shown. */
  open: boolean
  choice: ReturnType<typeof choiceOf>
  setChosenId: (productId: string) => void
  /** Shows the list again where there is something typed. */
  reopen: () => void
  close: () => void
  write: (text: string) => void
  /** Leaves the box itself: the overlay of phones. */
  leave: () => void
}

/** The keys of a combobox (ARIA Authoring Practices): arrows, Home and End choose, Escape closes. Enter sends the form. */
export function steer(box: Steered): (event: KeyboardEvent) => void {
  return (event) => {
    // the keys belong to whoever writes Malayalam or Hindi by its sounds, until a word is chosen
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') return stepOut(event, box)
    const next = box.open ? box.choice.after(event.key) : undefined
    if (next) box.setChosenId(next._id)
    else if (!box.open && box.text && event.key === 'ArrowDown') box.reopen()
    else return
    event.preventDefault()
  }
}

/** The list first, then the text, then the box itself. */
function stepOut(event: KeyboardEvent, { open, text, close, write, leave }: Steered): void {
  // else the browser would empty the box at once
  event.preventDefault()
  if (open) close()
  else if (text !== '') write('')
  else leave()
}

/** Returns the offer that the keys are on, and the one that a key leads to. */
export function choiceOf(offers: readonly Suggested[], chosenId: string | null) {
  const at = offers.findIndex(({ _id }) => _id === chosenId)
  const count = offers.length
  const after = (key: string): Suggested | undefined => {
    if (key === 'ArrowDown') return offers[(at + 1) % count]
    if (key === 'ArrowUp') return offers[(Math.max(at, 0) - 1 + count) % count]
    // in the text itself until an arrow has led to the list
    if (key === 'Home' && at >= 0) return offers[0]
    if (key === 'End' && at >= 0) return offers[count - 1]
    return undefined
  }
  return { at, chosen: offers[at], after }
}

/** A value that is made anew when it is told to, and by itself when a moment comes. */
export interface LiveValue<T> {
  now: () => T
  /** Makes the value anew, after what it is made of has changed. */
  renew: () => void
}

interface Making<T> {
  clock: () => Date
  /** The value at a moment, and until when it holds, in milliseconds; Infinity: until it is told. */
  make: (now: Date) => { value: T; until: number }
  /** Receives each change: what shows the value is stale. */
  onChange: () => void
}

/** Asks the clock only while there is a moment to wait for: it is looked at with every request. */
export function keepLive<T>({ clock, make, onChange }: Making<T>): LiveValue<T> {
  let present = make(clock())
  const renew = () => {
    present = make(clock())
    onChange()
  }
  return {
    now: () => {
      if (present.until !== Number.POSITIVE_INFINITY && clock().getTime() >= present.until) renew()
      return present.value
    },
    renew,
  }
}

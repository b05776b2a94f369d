import type { CSSProperties } from 'react'

/** `value` of 5 as stars, filled to the tenth; `size` in px. `label` says the same in words. One element, as lists show many. */
export function RatingStars({ value, label, size = 16 }: { value: number; label: string; size?: number }) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--star': `${size}px`,
    '--filled': `${Math.round(Math.max(0, Math.min(5, value)) * 20)}%`,
  }
  return <span role="img" aria-label={label} className="stars" style={style} />
}

const star = 'M8 .9l2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3 3.5 14.7l.9-5L.8 6.2l5-.7z'

/** `value` of 5 as stars, filled to the tenth. `label` says the same in words. */
export function RatingStars({ value, label, size = 16 }: { value: number; label: string; size?: number }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-px text-star">
      {[0, 1, 2, 3, 4].map((index) => (
        <Star key={index} filled={Math.max(0, Math.min(1, value - index))} size={size} />
      ))}
    </span>
  )
}

function Star({ filled, size }: { filled: number; size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16">
      <path d={star} fill="var(--color-paper-deep)" />
      {filled > 0 && (
        <path d={star} fill="currentColor" style={{ clipPath: `inset(0 ${Math.round((1 - filled) * 100)}% 0 0)` }} />
      )}
    </svg>
  )
}

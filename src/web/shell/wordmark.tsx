/** A hexagon nut with the sail of a Beypore dhow in its bore: the shop's mark. */
function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 40 40" className="shrink-0">
      <path d="M11.2 3.5h17.6L38 20l-9.2 16.5H11.2L2 20z" fill="var(--color-signal)" />
      <circle cx="20" cy="20" r="12" fill="var(--color-ink)" />
      <path d="M18.6 10.5c5.8 3 8.4 7.2 8.6 12.3h-8.6z" fill="var(--color-signal)" />
      <path d="M16.6 14.3v8.5h-4.8c.5-3.3 2-6.2 4.8-8.5z" fill="var(--color-on-ink)" />
      <path d="M11 25h18.4c-1.5 2.6-4.3 4.2-8 4.2h-3.2c-3.3 0-5.8-1.5-7.2-4.2z" fill="var(--color-on-ink)" />
    </svg>
  )
}

/** Mark and name, for the header and the footer (on ink). */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5">
      <Mark />
      <span className="grid leading-none @max-[21rem]:hidden">
        <span className="wide text-[1.15rem] leading-none font-extrabold tracking-tight text-white">Beypore</span>{' '}
        <span className="caption mt-1 leading-none! text-[0.6rem]! text-on-ink-soft">Mill Store</span>
      </span>
    </span>
  )
}

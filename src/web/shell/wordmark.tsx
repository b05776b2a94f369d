import { shop } from '../../shared/copy/shop.ts'

/** A hexagon nut with the sail of a Beypore dhow in its bore: the shop's mark. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 40 40" className="shrink-0">
      <path d="M11.2 3.5h17.6L38 20l-9.2 16.5H11.2L2 20z" fill="var(--color-signal)" />
      <circle cx="20" cy="20" r="12" fill="var(--color-ink)" />
      <path d="M18.6 10.5c5.8 3 8.400 7.200 8.6 12.300h-8.6z" fill="var(--color-signal)" />
      <path d="M16.6 14.300v8.500h-4.800c.5-3.300 2-6.200 4.800-8.500z" fill="var(--color-on-ink)" />
      <path
        d="M11 25h18.400c-1.500 2.600-4.300 4.200-8 4.200h-3.200c-3.300 0-5.800-1.500-7.200-4.200z"
        fill="var(--color-on-ink)"
      />
    </svg>
  )
}

/** Mark and name, for the header and the footer (on ink). */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5">
      <Mark />
      <span className="grid leading-none">
        <span className="wide text-[1.15rem] leading-none font-extrabold tracking-tight text-white">Beypore</span>
        <span className="caption mt-1 leading-none! text-[0.6rem]! text-on-ink-soft">Mill Store</span>
      </span>
      <span className="sr-only">{shop.name}</span>
    </span>
  )
}

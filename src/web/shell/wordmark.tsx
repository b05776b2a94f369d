import { useShop } from '../site/use-shop.ts'

/** A hexagon nut: the mark of a shop that has no logo. */
function PlainMark({ size = 36 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 40 40" className="shrink-0">
      <path d="M11.2 3.5h17.6L38 20l-9.2 16.5H11.2L2 20z" fill="var(--color-signal)" />
      <circle cx="20" cy="20" r="12" fill="var(--color-ink)" />
    </svg>
  )
}

/** Mark and name, for the header and the footer (on ink): the first word large, the others below it. */
export function Wordmark() {
  const { name, logo } = useShop()
  const [first = '', ...others] = name.split(' ')
  return (
    <span className="flex items-center gap-2.5">
      {logo ? <img {...logo} alt="" className="h-auto max-w-40 shrink-0" /> : <PlainMark />}
      <span className="grid leading-none @max-[21rem]:hidden">
        <span className="wide text-[1.15rem] leading-none font-extrabold tracking-tight text-white">{first}</span>{' '}
        {others.length > 0 && (
          <span className="caption mt-1 leading-none! text-[0.6rem]! text-on-ink-soft">{others.join(' ')}</span>
        )}
      </span>
    </span>
  )
}

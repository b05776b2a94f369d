import { type ReactNode, useId } from 'react'

interface CardProps {
  title: string
  text?: ReactNode
  /** At the right of the title: how it stands. */
  aside?: ReactNode
  children?: ReactNode
}

/** One subject of a screen, with its title. */
export function Card({ title, text, aside, children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-lg wrap-anywhere">
          {title}
        </h2>
        {aside}
      </div>
      {text && <p className="mt-1 text-sm text-steel">{text}</p>}
      {children && <div className="mt-4 grid gap-4">{children}</div>}
    </section>
  )
}

import type { ReactNode } from 'react'

/** A part of the style guide under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-ink pt-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** An example with what it is called below it. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 content-start gap-2">
      {children}
      <figcaption className="figures text-xs wrap-anywhere text-steel">{name}</figcaption>
    </figure>
  )
}

/** Examples side by side, as many as fit. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-4">{children}</div>
}

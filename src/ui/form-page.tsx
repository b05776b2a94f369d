import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FormPageProps {
  heading: string
  intro: string
  aside: { title: string; points: readonly string[] }
  children: ReactNode
}

/** A page that is one form: what it is good for beside it, on blueprint. */
export function FormPage({ heading, intro, aside, children }: FormPageProps) {
  return (
    <div className="page py-6 md:py-12">
      <div className="mx-auto grid max-w-5xl overflow-hidden rounded-md border border-line bg-card shadow-lift lg:grid-cols-[5fr_6fr]">
        <aside className="on-dark blueprint hidden flex-col justify-end gap-6 bg-teal p-10 text-on-ink lg:flex">
          <Drawing />
          <h2 className="text-2xl text-white">{aside.title}</h2>
          <ul className="grid gap-3">
            {aside.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon of={Check} className="mt-0.5 shrink-0 text-signal" />
                {point}
              </li>
            ))}
          </ul>
        </aside>
        <div className="px-5 py-7 sm:px-10 sm:py-10">
          <h1 className="text-2xl">{heading}</h1>
          <p className="mt-1 mb-6 text-steel">{intro}</p>
          {children}
        </div>
      </div>
    </div>
  )
}

/** A ball bearing in front view, as on a drawing: pitch circle, balls, centre lines. */
function Drawing() {
  const balls = Array.from({ length: 9 }, (_, index) => (index * 2 * Math.PI) / 9)
  return (
    <svg
      aria-hidden="true"
      viewBox="-110 -110 220 220"
      className="mb-auto w-full max-w-64 self-center text-on-ink-soft"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {[96, 82, 50, 36].map((radius) => (
          <circle key={radius} r={radius} />
        ))}
        <circle r="66" strokeDasharray="10 4 2 4" strokeWidth="1" />
        {balls.map((angle) => (
          <circle
            key={angle}
            cx={(66 * Math.cos(angle)).toFixed(2)}
            cy={(66 * Math.sin(angle)).toFixed(2)}
            r="13"
            className="text-signal"
          />
        ))}
        <path d="M-108 0h216M0-108v216" strokeDasharray="14 4 3 4" strokeWidth="1" />
      </g>
    </svg>
  )
}

import { type Choice, FilterChoice } from './filter-choice.tsx'
import type { Changes, Listing } from './use-listing.ts'

interface FilterChoicesProps {
  title: string
  choices: readonly Choice[]
  chosen: string | null
  listing: Listing
  /** Its title is for screen readers alone: what stands above says it. */
  isQuiet?: boolean
  /** Returns the changes of choosing a value; null removes the choice. */
  changes: (value: string | null) => Changes
}

/** One of several, as links: choosing the chosen one again takes it away; nothing where there is none. Works without JavaScript. */
export function FilterChoices({ title, choices, chosen, listing, isQuiet = false, changes }: FilterChoicesProps) {
  if (choices.length === 0) return null
  return (
    <nav aria-label={title}>
      {!isQuiet && <h2 className="caption mb-1 font-semibold text-steel">{title}</h2>}
      <ul className="border-t border-line max-lg:grid max-lg:grid-pairs max-lg:gap-x-3">
        {choices.map((choice) => {
          const active = choice.value === chosen
          const change = changes(active ? null : choice.value)
          return (
            <FilterChoice
              key={choice.value}
              choice={choice}
              active={active}
              change={change}
              listing={listing}
              unlisted={isQuiet}
            />
          )
        })}
      </ul>
    </nav>
  )
}

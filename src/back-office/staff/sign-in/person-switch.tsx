import { useState } from 'react'
import { signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { PinForm, type Worker } from './pin-form.tsx'

const copy = signInScreens.switch

/** On a counter computer: who is working, and their PIN. */
export function PersonSwitch({ people, onIn }: { people: readonly Worker[]; onIn: () => void }) {
  const [chosen, setChosen] = useState<Worker>()
  if (people.length === 0) return <p>{copy.nobody}</p>
  if (chosen) return <PinForm worker={chosen} onIn={onIn} onOther={() => setChosen(undefined)} />
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {people.map((worker) => (
        <li key={worker._id}>
          <button
            type="button"
            onClick={() => setChosen(worker)}
            className="flex min-h-16 w-full items-center gap-3 rounded-sm border border-line-strong bg-card px-4 py-2.5 text-left text-lg font-semibold hover:border-ink"
          >
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-teal-wash text-teal"
            >
              {worker.name.slice(0, 1).toUpperCase()}
            </span>
            <span className="min-w-0 break-words">{worker.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

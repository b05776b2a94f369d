import { useId } from 'react'
import { shipTo as copy } from '../../shared/copy/ship-to.ts'
import { RadioCard } from '../../ui/radio-card.tsx'
import { useShop } from '../site/use-shop.ts'
import type { ShipTo } from './checkout-draft.ts'

interface ShipToChoiceProps {
  /** States of the delivery and of the GSTIN, which differ. */
  states: { goods: string; firm: string }
  chosen: ShipTo | ''
  problem: string | undefined
  onChoose: (shipTo: ShipTo) => void
}

/** Asks a firm whose place goods go to that leave the state of its GSTIN: it decides the tax (IGST Act s.10(1)(a), (b)). */
export function ShipToChoice({ states, chosen, problem, onChoose }: ShipToChoiceProps) {
  const problemId = useId()
  const { state: home } = useShop().seller
  const ways = [
    { value: 'own_place', title: copy.ownPlace(states.goods), text: copy.ownPlaceText({ ...states, home }) },
    { value: 'third_party', title: copy.thirdParty, text: copy.thirdPartyText({ ...states, home }) },
  ] as const
  return (
    <fieldset aria-describedby={problem ? problemId : undefined} className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{copy.question(states)}</legend>
      {problem && (
        <p id={problemId} role="alert" className="text-sm font-medium text-bad">
          {problem}
        </p>
      )}
      {ways.map(({ value, title, text }) => (
        <RadioCard
          key={value}
          name="shipTo"
          value={value}
          checked={chosen === value}
          invalid={problem !== undefined}
          onChoose={() => onChoose(value)}
          title={title}
        >
          {text}
        </RadioCard>
      ))}
    </fieldset>
  )
}

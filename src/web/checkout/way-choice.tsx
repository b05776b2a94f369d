import type { Cart } from '../../shared/contract/cart.ts'
import { ways as copy } from '../../shared/copy/delivery-ways.ts'
import type { DeliveryWay } from '../../shared/delivery-ways.ts'
import { RadioCard } from '../../ui/radio-card.tsx'
import { useShop } from '../site/use-shop.ts'

interface WayChoiceProps {
  ways: NonNullable<Cart['ways']>
  chosen: DeliveryWay
  onChoose: (way: DeliveryWay) => void
}

/** Choice of how the goods reach the customer, each way with its charge, or why the goods do not travel so. */
export function WayChoice({ ways, chosen, onChoose }: WayChoiceProps) {
  const { address } = useShop()
  const counter = [address.street, `${address.cityInFull} ${address.pincode}`].filter(Boolean).join(', ')
  const textOf = ({ way, stand = '' }: WayChoiceProps['ways'][number]) =>
    way === 'pickup' ? copy.pickupText(counter) : way === 'bus' ? copy.busText(stand) : null
  // the way of a former place may be none here
  const isThere = ways.some(({ way }) => way === chosen)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-base font-semibold">{copy.title}</legend>
      {!isThere && (
        <p role="alert" className="text-sm font-medium text-bad">
          {copy.notOffered[chosen]}
        </p>
      )}
      {ways.map((each) => (
        <RadioCard
          key={each.way}
          name="deliveryWay"
          value={each.way}
          checked={chosen === each.way}
          invalid={chosen === each.way && each.refusal !== undefined}
          onChoose={() => onChoose(each.way)}
          title={copy.names[each.way]}
          aside={each.refusal === undefined && <span className="figures font-bold">{copy.charge(each.charge)}</span>}
        >
          {each.refusal === undefined ? textOf(each) : <span className="font-medium text-bad">{each.refusal}</span>}
        </RadioCard>
      ))}
    </fieldset>
  )
}

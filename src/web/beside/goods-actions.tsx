import { CompareButton } from './compare-button.tsx'
import { WishButton } from './wish-button.tsx'

interface GoodsActionsProps {
  id: string
  name: string
  /** Of a product's page: what is chosen; left out on a card. */
  chosen?: { variantId: string | null }
}

/** What can be done with a product beside buying it: keep it in mind, compare it. On a card in the corner of its picture, on its page in words. */
export default function GoodsActions({ id, name, chosen }: GoodsActionsProps) {
  if (chosen) {
    return (
      <div className="flex flex-wrap gap-2">
        <WishButton id={id} name={name} variantId={chosen.variantId} inWords />
        <CompareButton id={id} name={name} inWords />
      </div>
    )
  }
  return (
    <div className="absolute top-1 right-1 z-10 grid gap-1">
      <WishButton id={id} name={name} />
      <CompareButton id={id} name={name} />
    </div>
  )
}

import { CompareButton } from './compare-button.tsx'
import { WishButton } from './wish-button.tsx'

interface GoodsActionsProps {
  id: string
  name: string
  /** Of a product's page: what is chosen; left out on a card. */
  chosen?: { variantId: string | null }
}

/**
 * Buttons beside buying a product: keep it on the wish list, compare it. On a card in the corner of its picture, on its page in
 * words. Both need JavaScript.
 */
export function GoodsActions({ id, name, chosen }: GoodsActionsProps) {
  const inWords = chosen !== undefined
  return (
    <div className={`noscript:hidden ${inWords ? 'flex flex-wrap gap-2' : 'absolute top-1 right-1 z-10 grid gap-1'}`}>
      <WishButton id={id} name={name} variantId={chosen?.variantId ?? null} inWords={inWords} />
      <CompareButton id={id} name={name} inWords={inWords} />
    </div>
  )
}

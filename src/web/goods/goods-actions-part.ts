import { partLoader } from '../../ui/lazy-part.tsx'

/** What can be done with a product wherever it is shown. It comes in a file of its own, with the first sign of a hand. */
export const goodsActions = partLoader(() => import('../beside/goods-actions.tsx'))

/** Asking to be told when something is back: where it is sold out. */
export const whenBack = partLoader(() => import('../beside/when-back.tsx'))

/** What shows products is whole without them. */
export function goWithout(): void {}

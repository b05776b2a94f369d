import { useState } from 'react'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { limits } from '../../shared/limits.ts'
import { Button } from '../../ui/button.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import type { ReadList } from './kept-list.ts'
import { chosenOf, quantityOf } from './line-choices.ts'

const quoteDialog = partLoader(() => import('../checkout/quote-dialog.tsx'))

/** Button that asks for a quotation of what is chosen of a list; lines that match nothing go along as they were written. */
export function QuoteList({ list }: { list: ReadList }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const lines = quotedOf(list)
  return (
    <>
      <Button
        kind="outline"
        className="max-sm:w-full"
        disabled={lines.length === 0}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {copy.askQuote}
      </Button>
      {asking && (
        <LazyPart part={quoteDialog} props={{ lines, remarks: remarksOf(list), onClose: close }} onFailure={close} />
      )}
    </>
  )
}

/** Lines to quote: what is taken, also what is in the cart already. The cart is not touched. */
function quotedOf({ lines, choices }: ReadList) {
  const quoted = choices.flatMap((choice, at) => {
    const line = lines[at]
    const article = line && chosenOf(line, choice)
    const quantity = quantityOf(choice.quantity)
    if (!article || !(choice.taken || choice.added) || quantity === undefined) return []
    return [{ productId: article.productId, variantId: article.variantId, quantity }]
  })
  return quoted.slice(0, limits.quoteLinesMax)
}

/** Text of the lines that match nothing; null: none. */
function remarksOf({ lines, choices }: ReadList): string | null {
  const open = lines.filter((line, at) => {
    const choice = choices[at]
    return choice && !choice.added && !chosenOf(line, choice)
  })
  const text = open.map((line) => line.text).join('\n')
  return text.trim() === '' ? null : text.slice(0, limits.quoteRemarksMax)
}

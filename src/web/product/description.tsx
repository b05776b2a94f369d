import { useState } from 'react'
import { product as copy } from '../../shared/copy/product.ts'
import { limits } from '../../shared/limits.ts'
import { Button } from '../../ui/button.tsx'
import { cutWords } from '../../ui/cut-text.ts'

/** The first hundred words, and the rest on request. */
export function Description({ text }: { text: string }) {
  const [whole, setWhole] = useState(false)
  const cut = cutWords(text, limits.cut.descriptionWords)
  return (
    <section>
      <h2 className="mb-3 border-b border-ink pb-2 text-xl">{copy.description}</h2>
      <p className="max-w-prose leading-relaxed whitespace-pre-line">{whole ? text : cut}</p>
      {cut !== text && (
        <Button kind="quiet" className="-ml-5" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? copy.readLess : copy.readMore}
        </Button>
      )}
    </section>
  )
}

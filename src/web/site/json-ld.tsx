import { useState } from 'react'
import { useHydrated } from '../session/use-hydrated.ts'

/**
 * Structured data for search engines, which load every page from the server: in a page that comes later nobody reads it, and
 * the browser lets no script element be written. It is data, never run; `<` is written so that it cannot end the element.
 */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  const isAlive = useHydrated()
  const [served, setServed] = useState(isAlive ? null : json)
  if (served === null) return null
  if (json !== served) {
    // for good: the element is gone, also where one goes back to what it said
    setServed(null)
    return null
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

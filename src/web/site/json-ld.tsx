import { useState } from 'react'
import { useHydrated } from '../session/use-hydrated.ts'

interface JsonLdProps {
  /** Subject that it describes, such as an address. */
  of: string
  /** false in the browser: it is written by the server, and what makes it takes no room on the line. */
  data: object | false
}

/**
 * Structured data for search engines, which load every page from the server: in a page that comes later nobody reads it, and
 * the browser lets no script element be written. It is data, never run; `<` is written so that it cannot end the element.
 */
export function JsonLd({ of, data }: JsonLdProps) {
  const isAlive = useHydrated()
  const [served, setServed] = useState(isAlive ? null : of)
  if (served === null) return null
  if (of !== served) {
    // for good: the element is gone, also where one goes back to what it said
    setServed(null)
    return null
  }
  const json = data ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c') : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

import { use } from 'react'
import { shop } from '../../shared/copy/shop.ts'
import { PublicUrl } from './public-url.ts'

interface PageHeadProps {
  /** Without the shop's name, which is added. */
  title: string
  description: string
  /** The canonical path with its query, from the shop's root. */
  path: string
  image?: string | undefined
  /** Not for search engines. */
  hidden?: boolean
  type?: 'website' | 'product'
}

/** Title, description, canonical link and Open Graph of a page; React moves them into the document's head. */
export function PageHead({ title, description, path, image, hidden = false, type = 'website' }: PageHeadProps) {
  const publicUrl = use(PublicUrl)
  const fullTitle = path === '/' ? `${shop.name} · ${title}` : `${title} · ${shop.name}`
  const short = description.length > 160 ? `${description.slice(0, 157).trimEnd()}…` : description
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={short} />
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={publicUrl + path} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={short} />
      <meta property="og:url" content={publicUrl + path} />
      <meta property="og:locale" content="en_IN" />
      {image && <meta property="og:image" content={new URL(image, publicUrl || 'http://page').href} />}
    </>
  )
}

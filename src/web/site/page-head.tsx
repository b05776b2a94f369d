import { use } from 'react'
import { largestSize, sizedPicture } from '../../shared/pictures/picture-address.ts'
import { PublicUrl } from './public-url.ts'
import { useShop } from './use-shop.ts'

interface PageHeadProps {
  /** Without the shop's name, which is added; that alone where it is empty. */
  title: string
  description: string
  /** The canonical path with its query, from the shop's root; none where no page is. */
  path?: string
  /** Of what the page is about; the shop's own mark where there is none that can be passed on. */
  image?: string | undefined
  /** Not for search engines. */
  hidden?: boolean
  type?: 'website' | 'product'
}

/** Title, description, canonical link and Open Graph of a page; React moves them into the document's head. */
export function PageHead({ title, description, path, image, hidden = false, type = 'website' }: PageHeadProps) {
  const publicUrl = use(PublicUrl)
  const shop = useShop()
  const fullTitle = (path === '/' ? [shop.name, title] : [title, shop.name]).filter(Boolean).join(' · ')
  const text = description || fullTitle
  const short = text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={short} />
      {hidden && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={publicUrl + path} />}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={short} />
      {path && <meta property="og:url" content={publicUrl + path} />}
      <meta property="og:locale" content="en_IN" />
      <SharedPicture image={image} />
    </>
  )
}

/** Picture that messengers and networks show beside a link: they take no drawings in SVG. */
function SharedPicture({ image = '' }: { image?: string | undefined }) {
  const publicUrl = use(PublicUrl)
  const { icons } = useShop()
  const mark = { url: icons?.large ?? '/icon-512.png', width: 512, height: 512 }
  const picture = sizedPicture(image)
  const { url, width, height } = picture ? { ...picture, url: largestSize(image) } : mark
  return (
    <>
      <meta property="og:image" content={new URL(url, publicUrl || 'http://page').href} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta name="twitter:card" content={width > 600 ? 'summary_large_image' : 'summary'} />
    </>
  )
}

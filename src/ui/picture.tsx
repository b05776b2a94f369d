import { preload } from 'react-dom'
import { sizedPicture, srcSetOf } from '../shared/pictures/picture-address.ts'

interface PictureProps {
  /** A plain address: where it names its sizes, the browser chooses among them. */
  src: string
  alt: string
  /** Width at which it is shown, as the `sizes` of HTML. */
  sizes: string
  /** Pixels of the widest place that it is shown in, on the finest screens. */
  most: number
  /** Of the box, where the address says nothing. */
  width: number
  height: number
  /** `priority`: the largest picture of the page, loaded before all others. */
  loading?: 'priority' | 'eager' | 'lazy'
  className?: string
}

/** A picture in the size and format that the browser wants, its colours in its place until it has come. */
export function Picture({ src, alt, sizes, most, width, height, loading = 'lazy', className }: PictureProps) {
  const picture = sizedPicture(src)
  const isPriority = loading === 'priority'
  const common = {
    className,
    loading: loading === 'lazy' ? ('lazy' as const) : ('eager' as const),
    ...(isPriority ? { fetchPriority: 'high' as const } : { decoding: 'async' as const }),
  }
  if (!picture) {
    if (isPriority) preload(src, { as: 'image', fetchPriority: 'high' })
    return <img src={src} alt={alt} width={width} height={height} {...common} />
  }
  const avif = srcSetOf(picture, 'avif', most)
  const preloaded = { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' }
  if (isPriority) preload(src, preloaded as Parameters<typeof preload>[1])
  return (
    <picture className="contents">
      {/* hidden: else it would be a part of a grid */}
      <source className="hidden" type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        srcSet={srcSetOf(picture, 'webp', most)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        style={{ backgroundImage: picture.placeholder }}
        {...common}
      />
    </picture>
  )
}

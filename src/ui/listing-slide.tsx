import type { SlideProps } from './banner-slides.tsx'
import { Picture } from './picture.tsx'

/** A banner above a list of products. */
export function ListingSlide({ image, alt, title, subtitle, loading }: SlideProps) {
  return (
    <span className="relative block h-32 overflow-hidden @3xl:h-44">
      <Picture
        src={image}
        alt={alt}
        sizes="(min-width: 1024px) 100vw, (min-width: 768px) 64rem, 35rem"
        most={2400}
        width={2400}
        height={400}
        loading={loading}
        className="absolute inset-0 size-full object-cover object-right"
      />
      {title && (
        <span className="absolute inset-0 bg-linear-to-r from-ink via-ink/70 to-transparent">
          <span className="page flex h-full max-w-none flex-col justify-center gap-1 pr-16 @7xl:max-w-(--container-page)">
            <span className="wide text-xl font-bold text-balance text-white @3xl:text-2xl">{title}</span>
            <span className="line-clamp-2 max-w-md text-sm">{subtitle}</span>
          </span>
        </span>
      )}
    </span>
  )
}

import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

// Drawn by the width of the box that they stand in, not of the window: so they look the same in a narrow box of a wide window.

/** A banner's picture with the words over it. */
export interface SlideProps {
  image: string
  alt: string
  title: string
  subtitle: string
  /** `priority`: the largest picture of the page. */
  loading: 'priority' | 'lazy'
}

// telephones and tablets show a part of a wide picture above the words: they need not have all of its points
const heroSizes = '(min-width: 1280px) 100vw, (min-width: 768px) 70rem, 35rem'
const aboveWords = '@max-5xl:h-[15rem] @max-5xl:@3xl:h-[20rem]'

/** A large banner of the front page: `action` is what its button says; `withPicture` puts the picture in where it is its turn. */
export function HeroSlide({
  action,
  withPicture,
  ...slide
}: SlideProps & { action: string; withPicture?: (picture: ReactNode) => ReactNode }) {
  const { image, alt, title, subtitle, loading } = slide
  const picture = (
    <Picture
      src={image}
      alt={alt}
      sizes={heroSizes}
      most={2400}
      width={2400}
      height={900}
      loading={loading}
      className={classNames('absolute inset-0 size-full object-cover object-right', title && aboveWords)}
    />
  )
  return (
    <span className="relative block h-[24rem] overflow-hidden @3xl:h-[30rem] @5xl:h-[26rem] @7xl:h-[30rem]">
      {withPicture ? withPicture(picture) : picture}
      {title && (
        <span className="absolute inset-0 bg-linear-to-t from-ink from-38% via-ink/60 via-58% to-transparent to-80% @5xl:bg-linear-to-r @5xl:from-0% @5xl:via-50% @5xl:to-100%">
          <span className="blueprint absolute inset-0 hidden opacity-60 @5xl:block" />
          <span className="page relative flex h-full flex-col justify-end gap-3 pb-18 @5xl:justify-center @5xl:pb-0">
            <span className="wide max-w-xl text-[min(var(--text-2xl),12cqw)]/tight font-extrabold text-balance text-white @3xl:text-4xl">
              {title}
            </span>
            <span className="max-w-md text-base text-balance @3xl:text-lg">{subtitle}</span>
            <span className="mt-2 hidden min-h-11 items-center gap-2 self-start rounded-sm bg-signal px-5 text-sm font-semibold text-ink @5xl:inline-flex">
              {action}
              <Icon of={ArrowRight} size={16} />
            </span>
          </span>
        </span>
      )}
    </span>
  )
}

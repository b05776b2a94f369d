import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { Banner } from '../../shared/contract/content.ts'
import { home } from '../../shared/copy/home.ts'
import { motion } from '../../shared/copy/motion.ts'
import { limits } from '../../shared/limits.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { bannersQuery } from '../api/queries.ts'
import { paths } from '../router/paths.ts'

// telephones and tablets show a part of a wide picture above the words: they need not have all of its points
const sizes = '(min-width: 1280px) 100vw, (min-width: 768px) 70rem, 35rem'
const box = 'h-[24rem] md:h-[30rem] lg:h-[26rem] xl:h-[30rem]'
const aboveWords = 'max-lg:h-[15rem] max-lg:md:h-[20rem]'

/** The banners for the hero; each goes to the products. */
export function HeroCarousel() {
  const { data, isPending } = useQuery(bannersQuery())
  const banners = data?.filter((banner) => banner.bannerFor === 'hero') ?? []
  if (isPending) return <Skeleton className={`${box} w-full`} />
  if (banners.length === 0) return null
  return (
    <Carousel
      label={home.banners}
      labels={motion}
      autoplayMs={limits.heroAutoplayMs}
      className="bg-ink"
      slides={banners.map((banner, index) => <HeroSlide key={banner._id} banner={banner} first={index === 0} />)}
    />
  )
}

function HeroSlide({ banner, first }: { banner: Banner; first: boolean }) {
  const loaded = useLoaded()
  const picture = (
    <Picture
      src={banner.image}
      alt={banner.alt}
      sizes={sizes}
      most={2400}
      width={2400}
      height={900}
      loading={first ? 'priority' : 'lazy'}
      className={classNames('absolute inset-0 size-full object-cover object-right', banner.title && aboveWords)}
    />
  )
  return (
    <Link to={banner.link || paths.products} className={`on-dark relative block overflow-hidden text-on-ink ${box}`}>
      {first || loaded ? picture : <noscript>{picture}</noscript>}
      {banner.title && (
        <span className="absolute inset-0 bg-linear-to-t from-ink from-38% via-ink/60 via-58% to-transparent to-80% lg:bg-linear-to-r lg:from-0% lg:via-50% lg:to-100%">
          <span className="blueprint absolute inset-0 hidden opacity-60 lg:block" />
          <span className="page relative flex h-full flex-col justify-end gap-3 pb-18 lg:justify-center lg:pb-0">
            <span className="wide max-w-xl text-[min(var(--text-2xl),12vw)]/tight font-extrabold text-balance text-white md:text-4xl">
              {banner.title}
            </span>
            <span className="max-w-md text-base md:text-lg">{banner.subtitle}</span>
            <span className="mt-2 hidden min-h-11 items-center gap-2 self-start rounded-sm bg-signal px-5 text-sm font-semibold text-ink lg:inline-flex">
              {home.heroAction}
              <Icon of={ArrowRight} size={16} />
            </span>
          </span>
        </span>
      )}
    </Link>
  )
}

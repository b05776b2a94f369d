import { useQuery } from '@tanstack/react-query'
import type { Banner } from '../../shared/contract/content.ts'
import { home } from '../../shared/copy/home.ts'
import { motion } from '../../shared/copy/motion.ts'
import { limits } from '../../shared/limits.ts'
import { HeroSlide } from '../../ui/banner-slides.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Link } from '../../ui/router/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { bannersQuery } from '../api/queries.ts'
import { paths } from '../router/paths.ts'

const box = 'h-[24rem] md:h-[30rem] lg:h-[26rem] xl:h-[30rem]'

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
      dotsOnPhones
      slides={banners.map((banner, index) => <Slide key={banner._id} banner={banner} first={index === 0} />)}
    />
  )
}

function Slide({ banner, first }: { banner: Banner; first: boolean }) {
  const loaded = useLoaded()
  const { image, alt, title, subtitle, link } = banner
  return (
    <Link to={link || paths.products} className="on-dark @container block text-on-ink">
      <HeroSlide
        {...{ image, alt, title, subtitle }}
        action={home.heroAction}
        loading={first ? 'priority' : 'lazy'}
        withPicture={(picture) => (first || loaded ? picture : <noscript>{picture}</noscript>)}
      />
    </Link>
  )
}

import { useQuery } from '@tanstack/react-query'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { motion } from '../../shared/copy/motion.ts'
import { limits } from '../../shared/limits.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { ListingSlide } from '../../ui/listing-slide.tsx'
import { Link } from '../../ui/router/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { bannersQuery } from '../api/queries.ts'
import { paths } from '../router/paths.ts'

const box = 'h-32 md:h-44'

/** The banners for the list, above it. */
export function ListingBanners() {
  const { data, isPending } = useQuery(bannersQuery())
  const banners = data?.filter((banner) => banner.bannerFor === 'product') ?? []
  if (isPending) return <Skeleton className={`${box} w-full`} />
  if (banners.length === 0) return null
  return (
    <Carousel
      label={catalogue.banners}
      labels={motion}
      autoplayMs={limits.offerRotationMs}
      className="bg-ink"
      slides={banners.map((banner, index) => (
        <Link key={banner._id} to={banner.link || paths.products} className="on-dark @container block text-on-ink">
          <ListingSlide
            image={banner.image}
            alt={banner.alt}
            title={banner.title}
            subtitle={banner.subtitle}
            loading={index === 0 ? 'priority' : 'lazy'}
          />
        </Link>
      ))}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { motion } from '../../shared/copy/motion.ts'
import { limits } from '../../shared/limits.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Picture } from '../../ui/picture.tsx'
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
        <Link
          key={banner._id}
          to={banner.link || paths.products}
          className={`on-dark relative block overflow-hidden text-on-ink ${box}`}
        >
          <Picture
            src={banner.image}
            alt={banner.alt}
            sizes="(min-width: 1024px) 100vw, (min-width: 768px) 64rem, 35rem"
            most={2400}
            width={2400}
            height={400}
            loading={index === 0 ? 'priority' : 'lazy'}
            className="absolute inset-0 size-full object-cover object-right"
          />
          {banner.title && (
            <span className="absolute inset-0 bg-linear-to-r from-ink via-ink/70 to-transparent">
              <span className="page flex h-full max-w-none flex-col justify-center gap-1 pr-16 xl:max-w-(--container-page)">
                <span className="wide text-xl font-bold text-balance text-white md:text-2xl">{banner.title}</span>
                <span className="line-clamp-2 max-w-md text-sm">{banner.subtitle}</span>
              </span>
            </span>
          )}
        </Link>
      ))}
    />
  )
}

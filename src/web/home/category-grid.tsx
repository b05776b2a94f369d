import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { home } from '../../shared/copy/home.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { categoriesQuery } from '../api/queries.ts'
import { listingLink } from '../router/listing-link.ts'
import { paths } from '../router/paths.ts'
import { selectCategory } from '../session/store.ts'
import { SectionHead } from '../shell/section-head.tsx'

/** Every category with its picture. */
export function CategoryGrid() {
  const { data: categories = [] } = useQuery(categoriesQuery())
  return (
    <section className="page">
      <SectionHead title={home.shopByCategory} />
      <ul className="grid grid-cols-3 gap-2 md:grid-cols-7 lg:gap-3">
        {categories.map(({ _id, name, image }) => (
          <li key={_id}>
            <Link
              {...listingLink({ selectedCategory: { id: _id, name } })}
              onClick={() => selectCategory(_id)}
              className="group flex h-full flex-col overflow-hidden rounded-sm border border-line bg-card hover:border-ink hover:shadow-lift"
            >
              <Picture
                src={image}
                alt=""
                sizes="(min-width: 1024px) 11rem, (min-width: 640px) 24vw, 31vw"
                most={480}
                width={240}
                height={180}
                className="aspect-4/3 w-full object-cover transition-transform duration-300 ease-out group-hover:scale-103"
              />
              <span className="grid flex-1 place-items-center border-t border-line px-1.5 py-2 text-center text-xs leading-tight font-semibold sm:text-sm">
                {name}
              </span>
            </Link>
          </li>
        ))}
        <li className="md:hidden">
          <Link
            to={paths.products}
            onClick={() => selectCategory('all')}
            className="grid h-full content-center justify-items-center gap-2 rounded-sm border border-ink bg-ink p-1.5 text-center text-xs leading-tight font-semibold text-on-ink"
          >
            <Icon of={ArrowRight} className="text-signal" />
            {home.allProducts}
          </Link>
        </li>
      </ul>
    </section>
  )
}

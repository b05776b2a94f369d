import { use } from 'react'
import type { Category, Product } from '../../shared/contract/catalogue.ts'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { noBrand } from '../../shared/office/plain-places.ts'
import { largestSize } from '../../shared/pictures/picture-address.ts'
import { paths } from '../router/paths.ts'
import { JsonLd } from '../site/json-ld.tsx'
import { PublicUrl } from '../site/public-url.ts'

/** The product for search engines: Product with offers and rating. */
export function ProductData({ product }: { product: Product }) {
  const publicUrl = use(PublicUrl)
  const url = publicUrl + paths.product(product._id)
  const absolute = (path: string) => new URL(path, publicUrl || 'http://page').href
  const offers = product.variants.length > 0 ? product.variants : [product]
  return (
    <JsonLd
      of={url}
      data={
        import.meta.env.SSR && {
          '@type': 'Product',
          '@id': url,
          name: product.name,
          description: product.description,
          ...(product.images.length > 0 && { image: product.images.map((url) => absolute(largestSize(url))) }),
          sku: product._id,
          category: product.category.name,
          ...(product.brand._id !== noBrand.id && { brand: { '@type': 'Brand', name: product.brand.name } }),
          ...(product.totalRatings > 0 && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: product.averageRating,
              reviewCount: product.totalRatings,
            },
          }),
          offers: offers.map((offer) => ({
            '@type': 'Offer',
            url,
            sku: offer._id,
            ...(offer !== product && { name: offer.name }),
            price: offer.offerPrice ?? offer.price,
            priceCurrency: 'INR',
            availability: `https://schema.org/${offer.stock > 0 ? 'InStock' : 'OutOfStock'}`,
            itemCondition: 'https://schema.org/NewCondition',
          })),
        }
      }
    />
  )
}

interface WayToProductProps {
  product: Product
  /** Its category, where that is shown now. */
  shelf: Category | undefined
}

/** The way to the product for search engines: BreadcrumbList. */
export function WayToProduct({ product, shelf }: WayToProductProps) {
  const publicUrl = use(PublicUrl)
  const list = { name: product.category.name, item: `${publicUrl}${paths.products}?categoryId=${product.category._id}` }
  const crumbs = [{ name: catalogue.home, item: `${publicUrl}/` }, ...(shelf ? [list] : []), { name: product.name }]
  return (
    <JsonLd
      of={`${publicUrl}${paths.product(product._id)} ${product.category._id}`}
      data={
        import.meta.env.SSR && {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
        }
      }
    />
  )
}

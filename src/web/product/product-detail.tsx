import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Category, Product, Variant } from '../../shared/contract/catalogue.ts'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { categoriesQuery } from '../api/queries.ts'
import { FitsWith } from '../fit/fits-with.tsx'
import { listingLink } from '../router/listing-link.ts'
import { paths } from '../router/paths.ts'
import { productLink } from '../router/product-link.ts'
import { PageHead } from '../site/page-head.tsx'
import { tellSeen } from '../site/tell-seen.ts'
import { BuyBox } from './buy-box.tsx'
import { DataSheets } from './data-sheets.tsx'
import { Description } from './description.tsx'
import { firstVariantId } from './first-variant.ts'
import { Gallery } from './gallery.tsx'
import { ProductData, WayToProduct } from './product-data.tsx'
import { Questions } from './questions.tsx'
import { Ratings } from './ratings.tsx'
import { GoesWith, InsteadOf } from './related-goods.tsx'
import { Declarations, Specifications } from './specifications.tsx'

interface ProductDetailProps {
  product: Product
  /** The variant that the address names. */
  asked: string | null
}

/**
 * The page of a product that is there. The chosen variant decides pictures, price, stock and net quantity; it is in the
 * address, so that it can be shared and outlives a reload.
 */
export function ProductDetail({ product, asked }: ProductDetailProps) {
  const { variants, category } = product
  const [variantId, setVariantId] = useState(() => firstVariantId(variants, asked))
  useEffect(() => tellSeen({ productId: product._id }), [product._id])
  const choose = (id: string) => {
    setVariantId(id)
    // the page stays, and with it its place in the history
    history.replaceState(history.state, '', productLink(product._id, id))
  }
  // what is not shown now has no list to lead to
  const shelf = useQuery(categoriesQuery()).data?.find((each) => each._id === category._id)
  const variant = variants.find((each) => each._id === variantId) ?? null
  return (
    <div className="page">
      <PageHead
        title={product.name}
        description={product.description}
        path={paths.product(product._id)}
        image={product.mainImage}
        type="product"
      />
      <ProductData product={product} />
      <WayToProduct product={product} shelf={shelf} />
      <Breadcrumb
        label={catalogue.breadcrumb}
        crumbs={[{ label: catalogue.home, to: paths.home }, ...shelvesOf(product, shelf), { label: product.name }]}
      />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 pt-2 md:grid-cols-2 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-12">
        <Gallery
          key={variantId}
          name={product.name}
          words={product.imageWords}
          pictures={picturesOf(product, variant)}
        />
        <BuyBox product={product} variant={variant} onVariant={choose} />
      </div>
      {product.stock <= 0 && <InsteadOf id={product._id} />}
      <div className="mt-12 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-10">
          <Description text={product.description} />
          <DataSheets sheets={product.dataSheets} />
        </div>
        <Specifications product={product} variant={variant} />
        <Declarations product={product} variant={variant} />
      </div>
      <FitsWith productId={product._id} variantId={variantId} />
      <GoesWith id={product._id} />
      {product.stock > 0 && <InsteadOf id={product._id} />}
      <Ratings product={product} />
      <Questions product={product} />
    </div>
  )
}

/** The way to it: the lists of its category and subcategory, where these are shown now. */
function shelvesOf({ category: { _id: id, name }, subcategory }: Product, shelf: Category | undefined): Crumb[] {
  if (!shelf) return []
  const below = shelf.subcategories.find((each) => each._id === subcategory?._id)
  return [
    { label: name, ...listingLink({ selectedCategory: { id, name } }) },
    ...(below ? [{ label: below.name, to: `${paths.products}?categoryId=${id}&subcategoryId=${below._id}` }] : []),
  ]
}

/** The variant's own pictures take the place of the first one; what shows all variants alike follows. */
function picturesOf({ mainImage, images }: Product, variant: Variant | null): string[] {
  const others = images.filter((url) => url !== mainImage)
  const [first, ...more] = variant && variant.images.length > 0 ? variant.images : [mainImage]
  return [...new Set([first ?? mainImage, ...more, ...others])]
}

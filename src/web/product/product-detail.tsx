import { useState } from 'react'
import type { Product, Variant } from '../../shared/contract/catalogue.ts'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { listingLink } from '../router/listing-link.ts'
import { paths } from '../router/paths.ts'
import { PageHead } from '../site/page-head.tsx'
import { BuyBox } from './buy-box.tsx'
import { DataSheets } from './data-sheets.tsx'
import { Description } from './description.tsx'
import { FitsWith } from './fits.tsx'
import { Gallery } from './gallery.tsx'
import { ProductData } from './product-data.tsx'
import { Questions } from './questions.tsx'
import { Ratings } from './ratings.tsx'
import { GoesWith, InsteadOf } from './related-goods.tsx'
import { Declarations, Specifications } from './specifications.tsx'

/** The page of a product that is there. The chosen variant decides pictures, price, stock and net quantity. */
export function ProductDetail({ product }: { product: Product }) {
  const { variants, category, subcategory } = product
  const [variantId, setVariantId] = useState(
    () => (variants.find((each) => each.stock > 0) ?? variants[0])?._id ?? null,
  )
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
      <Breadcrumb
        label={catalogue.breadcrumb}
        crumbs={[
          { label: catalogue.home, to: paths.home },
          { label: category.name, ...listingLink({ selectedCategory: { id: category._id, name: category.name } }) },
          ...(subcategory
            ? [
                {
                  label: subcategory.name,
                  to: `${paths.products}?categoryId=${category._id}&subcategoryId=${subcategory._id}`,
                },
              ]
            : []),
          { label: product.name },
        ]}
      />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 pt-2 md:grid-cols-2 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-12">
        <Gallery
          key={variantId}
          name={product.name}
          words={product.imageWords}
          pictures={picturesOf(product, variant)}
        />
        <BuyBox product={product} variant={variant} onVariant={setVariantId} />
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

/** The variant's own pictures take the place of the first one; what shows all variants alike follows. */
function picturesOf({ mainImage, images }: Product, variant: Variant | null): string[] {
  const others = images.filter((url) => url !== mainImage)
  const [first, ...more] = variant && variant.images.length > 0 ? variant.images : [mainImage]
  return [...new Set([first ?? mainImage, ...more, ...others])]
}

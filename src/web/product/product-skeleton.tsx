import { product as copy } from '../../shared/copy/product.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useShop } from '../site/use-shop.ts'

/** Stands where a product's page will be, in its size. */
export function ProductSkeleton() {
  const shop = useShop()
  return (
    <div className="page" role="status">
      <title>{`${copy.loading} · ${shop.name}`}</title>
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="my-4 h-4 w-64 max-w-full" />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 pt-2 md:grid-cols-2 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-12">
        <div className="mx-auto grid w-full max-w-[36rem] content-start gap-3 lg:max-w-none lg:grid-cols-[4.5rem_minmax(0,1fr)]">
          <span className="hidden lg:block" />
          <Skeleton className="aspect-square w-full max-w-[36rem]" />
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </div>
    </div>
  )
}

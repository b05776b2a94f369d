import { PackageSearch } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { toast } from '../../ui/show-toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Price } from '../goods/price.tsx'
import { RatingStars } from '../goods/rating-stars.tsx'
import { Example, Examples, Section } from './section.tsx'

/** Examples of messages: labels, figures, states, ways on. */
export function Messages() {
  return (
    <>
      <Section title="Product parts">
        <Examples>
          <Example name="Price">
            <Price price={3650} offerPrice={2490} discount="32% off" labels={{ price: 'Price', was: 'MRP' }} />
          </Example>
          <Example name="Price, page">
            <Price price={3650} size="page" labels={{ price: 'Price', was: 'MRP' }} />
          </Example>
          <Example name="RatingStars">
            <RatingStars value={4.4} label="4.4 of 5 stars" />
          </Example>
          <Example name="Badge">
            <span className="flex gap-2">
              <Badge>plain</Badge>
              <Badge tone="teal">teal</Badge>
            </span>
          </Example>
        </Examples>
      </Section>
      <Section title="States">
        <Examples>
          <Example name="Spinner">
            <Spinner />
          </Example>
          <Example name="Skeleton">
            <Skeleton className="h-12 w-full" />
          </Example>
          <Example name="FormAlert">
            <FormAlert text="Email or password is wrong" />
          </Example>
        </Examples>
        <EmptyState icon={PackageSearch} title="Nothing matches" text="Take a filter away" />
        <ErrorFallback title="Not loaded" message="Something went wrong" reloadLabel="Reload" onReload={() => {}} />
      </Section>
      <Windows />
      <Section title="Ways on">
        <Breadcrumb label="You are here" crumbs={[{ label: 'Home', to: '/' }, { label: 'Style guide' }]} />
        <Pagination
          current={4}
          total={12}
          plainly={5}
          hrefOf={(page) => `?page=${page}`}
          labels={{ nav: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }}
        />
      </Section>
    </>
  )
}

function Windows() {
  const [asking, setAsking] = useState(false)
  return (
    <Section title="Windows and toasts">
      <div className="flex flex-wrap gap-3">
        <Button kind="outline" onClick={() => setAsking(true)}>
          ConfirmDialog
        </Button>
        <Button kind="outline" onClick={() => toast.success('Item added to cart')}>
          toast.success
        </Button>
        <Button kind="outline" onClick={() => toast.error('Failed to add item to cart')}>
          toast.error
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title="Remove Item"
          question="Are you sure you want to remove this item from your cart?"
          confirmLabel="Remove"
          keepLabel="Keep"
          onConfirm={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}

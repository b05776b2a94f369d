import { useQuery } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import type { UsualItem } from '../../shared/contract/usual-items.ts'
import { usualItems as copy } from '../../shared/copy/usual-items.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { paths } from '../router/paths.ts'
import { keyOf, useAddUsual } from './use-add-usual.ts'
import { usualItemsQuery } from './usual-items-query.ts'
import { UsualLine } from './usual-line.tsx'

/** List of what the shopper orders again and again: into the cart one by one, or all that are selected. */
export default function UsualItems() {
  const usual = useQuery(usualItemsQuery())
  return (
    <>
      <p className="mt-1 text-steel">{copy.intro}</p>
      {usual.data && usual.data.length > 0 && <List items={usual.data} />}
      {usual.data?.length === 0 && (
        <EmptyState icon={Repeat} title={copy.emptyTitle} text={copy.emptyText}>
          <ButtonLink to={paths.products}>{copy.browse}</ButtonLink>
        </EmptyState>
      )}
      {!usual.data && usual.isError && (
        <ErrorFallback
          title={copy.failedTitle}
          message={failureText(usual.error, copy.failedText)}
          reloadLabel={copy.again}
          onReload={() => usual.refetch()}
        />
      )}
      {!usual.data && !usual.isError && <Loading />}
    </>
  )
}

function List({ items }: { items: readonly UsualItem[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [added, setAdded] = useState(false)
  const { mutate, isPending, variables } = useAddUsual((keys) => {
    setAdded(true)
    setChosen((now) => new Set([...now].filter((key) => !keys.includes(key))))
  })
  const toBuy = items.filter(({ now }) => (now?.pieces ?? 0) > 0)
  const taken = toBuy.filter((item) => chosen.has(keyOf(item)))
  const isAdding = (item: UsualItem) => isPending && variables.some((each) => keyOf(each) === keyOf(item))
  const choose = (item: UsualItem, isChosen: boolean) => {
    const others = [...chosen].filter((key) => key !== keyOf(item))
    setChosen(new Set(isChosen ? [...others, keyOf(item)] : others))
  }
  return (
    <>
      {toBuy.length > 1 && (
        <label className="mt-4 flex min-h-11 w-fit items-center gap-3 px-3 text-sm font-medium">
          <input
            type="checkbox"
            checked={taken.length === toBuy.length}
            onChange={({ target }) => setChosen(new Set(target.checked ? toBuy.map(keyOf) : []))}
            className="size-5 accent-teal"
          />
          {copy.chooseAll}
        </label>
      )}
      <ul aria-label={copy.list} className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {items.map((item) => (
          <li key={keyOf(item)}>
            <UsualLine
              item={item}
              chosen={chosen.has(keyOf(item))}
              pending={isAdding(item)}
              onChoose={(isChosen) => choose(item, isChosen)}
              onAdd={() => mutate([item])}
            />
          </li>
        ))}
      </ul>
      {toBuy.length > 0 && (
        <div className="sticky bottom-0 z-10 -mx-4 mt-3 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
          <Button
            className="max-sm:w-full"
            disabled={taken.length === 0}
            pending={isPending}
            onClick={() => mutate(taken)}
          >
            {isPending ? copy.adding : taken.length === 0 ? copy.addNone : copy.addChosen(taken.length)}
          </Button>
          {added && (
            <ButtonLink kind="ink" to={paths.cart} className="max-sm:w-full">
              {copy.toCart}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="mt-4 grid gap-3">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}

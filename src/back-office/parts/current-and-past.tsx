import type { UseQueryResult } from '@tanstack/react-query'
import { type LucideIcon, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSearchParams } from '../../ui/router/use-location.ts'
import { LoadedPart } from './loaded-part.tsx'
import { PageTurn } from './page-turn.tsx'
import { ScreenHead } from './screen-head.tsx'
import { Tabs } from './tabs.tsx'

/** Part of such a list, as its address names it: what runs or waits, or what is over; `page` from 1. */
export interface ListedPart {
  which: 'current' | 'past'
  page: number
}

type ByPart = Readonly<Record<ListedPart['which'], string>>

interface CurrentAndPastProps<T> extends ListedPart {
  path: string
  copy: {
    title: string
    text: string
    add: string
    tabs: ByPart
    none: ByPart
    noneText: string
    newer: string
    older: string
  }
  icon: LucideIcon
  query: UseQueryResult<{ data: T[]; more: boolean }>
  /** Draws one of the list. */
  children: (record: T) => ReactNode
}

/** Returns the part of the list that the address names; what it does not say is the first page of what runs or waits. */
export function useListedPart(): ListedPart {
  const search = useSearchParams()
  return {
    which: search.get('which') === 'past' ? 'past' : 'current',
    page: Math.max(1, Number(search.get('page')) || 1),
  }
}

/** Screen of a list in two tabs, what runs or waits and what is over, with the way to a new one. */
export function CurrentAndPast<T extends { _id: string }>(props: CurrentAndPastProps<T>) {
  const { path, copy, icon, query, which, page, children } = props
  return (
    <div className="mx-auto max-w-4xl">
      <ScreenHead title={copy.title} text={copy.text}>
        <ButtonLink to={`${path}/new`} className="max-sm:w-full">
          <Icon of={Plus} size={18} />
          {copy.add}
        </ButtonLink>
      </ScreenHead>
      <Tabs
        label={copy.title}
        tabs={[
          { to: path, label: copy.tabs.current, here: which === 'current' },
          { to: `${path}?which=past`, label: copy.tabs.past, here: which === 'past' },
        ]}
      />
      <LoadedPart query={query}>
        {({ data, more }) => (
          <>
            {data.length === 0 && <EmptyState icon={icon} title={copy.none[which]} text={copy.noneText} />}
            <ul className="grid grid-cols-1 gap-2">
              {data.map((record) => (
                <li key={record._id} className="min-w-0">
                  {children(record)}
                </li>
              ))}
            </ul>
            <PageTurn copy={copy} page={page} more={more} addressOf={(to) => `${path}?which=${which}&page=${to}`} />
          </>
        )}
      </LoadedPart>
    </div>
  )
}

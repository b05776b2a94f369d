import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, Mail, SearchX } from 'lucide-react'
import { useState } from 'react'
import { newsletterCopy as copy } from '../../../shared/copy/office/newsletter.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMay } from '../../api/use-me.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { MoreButton } from '../../parts/more-button.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { subscribersQuery, useSubscribersExport } from './newsletter-data.ts'
import { SubscriberTable } from './subscriber-table.tsx'

/** Subscribers of the newsletter: found, exported, removed. No address holds the text that is searched: it may be a phone number. */
export default function NewsletterScreen() {
  const [text, setText] = useState('')
  const may = useMay()
  const list = useInfiniteQuery(subscribersQuery(text))
  const { mutate, isPending } = useSubscribersExport(text)
  const total = list.data?.pages[0]?.total
  const under = text === '' ? total !== undefined && total > 0 && copy.total(total) : copy.found(text)
  return (
    <>
      <ScreenHead title={copy.title} text={under}>
        <SearchField copy={copy} now={text} onSearch={setText} />
        {may('customers.export') && (
          <Button kind="outline" pending={isPending} disabled={total === 0} onClick={() => mutate()}>
            <Icon of={Download} size={16} />
            {copy.export}
          </Button>
        )}
      </ScreenHead>
      <LoadedPart query={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          if (rows.length === 0) return <Nothing isAll={text === ''} onClear={() => setText('')} />
          return <SubscriberTable rows={rows} canRemove={may('customers.change')} />
        }}
      </LoadedPart>
      <MoreButton list={list} label={copy.more} />
    </>
  )
}

function Nothing({ isAll, onClear }: { isAll: boolean; onClear: () => void }) {
  if (isAll) return <EmptyState icon={Mail} title={copy.none} text={copy.noneText} />
  return (
    <EmptyState icon={SearchX} title={copy.noMatch} text={copy.noMatchText}>
      <Button kind="ink" onClick={onClear}>
        {copy.clear}
      </Button>
    </EmptyState>
  )
}

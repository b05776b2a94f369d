import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, SearchX, TriangleAlert, UserRound } from 'lucide-react'
import { useState } from 'react'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { officeShell } from '../../../shared/copy/office/shell.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMay } from '../../api/use-me.ts'
import { useHeading } from '../../parts/heading.ts'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { MoreButton } from '../../parts/more-button.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import { CustomerTable } from './customer-table.tsx'
import { addressOf, type CustomersView, customersQuery, filterOf, readView } from './customers-data.ts'
import { useCustomersExport } from './use-customer-exports.ts'

/** The customers: found, filtered and sorted. The address holds the filters, not the text: it may be a phone number. */
export default function CustomersScreen() {
  const [text, setText] = useState('')
  const view = readView(useSearchParams())
  const may = useMay()
  const { mutate, isPending } = useCustomersExport(filterOf(view, text))
  return (
    <>
      <ScreenHead title={copy.title} text={text === '' ? undefined : copy.found(text)}>
        <SearchField copy={copy} now={text} onSearch={setText} />
        {may('customers.export') && (
          <Button kind="outline" pending={isPending} onClick={() => mutate()}>
            <Icon of={Download} size={16} />
            {copy.export}
          </Button>
        )}
      </ScreenHead>
      <List view={view} text={text} onClear={() => setText('')} />
    </>
  )
}

function List({ view, text, onClear }: { view: CustomersView; text: string; onClear: () => void }) {
  const navigate = useNavigate()
  const heading = useHeading()
  const list = useInfiniteQuery(customersQuery(view, text))
  const pages = list.data?.pages
  const rows = pages?.flatMap(({ data }) => data)
  return (
    <>
      <CustomerFilters
        view={view}
        tags={pages?.[0]?.tags ?? []}
        onChange={(change) => navigate(addressOf({ ...readView(heading()), ...change }), { replace: true })}
      />
      {list.error && <Failed error={list.error} hasRows={rows !== undefined} onAgain={() => void list.refetch()} />}
      {!rows && !list.error && <Loading />}
      {rows?.length === 0 && (
        <Nothing isAll={text === '' && addressOf(view) === '/customers'} text={text} onClear={onClear} />
      )}
      {rows && rows.length > 0 && (
        <div className={classNames('mt-3 lg:mt-2', list.isPlaceholderData && 'opacity-60')}>
          <CustomerTable rows={rows} />
        </div>
      )}
      <MoreButton list={list} label={copy.more} />
    </>
  )
}

function Nothing({ isAll, text, onClear }: { isAll: boolean; text: string; onClear: () => void }) {
  if (isAll) return <EmptyState icon={UserRound} title={copy.none} text={copy.noneText} />
  return (
    <EmptyState icon={SearchX} title={copy.noMatch} text={copy.noMatchText}>
      {text !== '' && (
        <Button kind="ink" onClick={onClear}>
          {copy.clear}
        </Button>
      )}
    </EmptyState>
  )
}

function Failed({ error, hasRows, onAgain }: { error: unknown; hasRows: boolean; onAgain: () => void }) {
  if (hasRows) return <FormAlert text={failureText(error, copy.failed)} />
  return (
    <EmptyState icon={TriangleAlert} title={failureText(error, copy.failed)}>
      <Button onClick={onAgain}>{officeShell.again}</Button>
    </EmptyState>
  )
}

function Loading() {
  return (
    <LoadingPart className="mt-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} className="h-18 sm:h-12" />
      ))}
    </LoadingPart>
  )
}

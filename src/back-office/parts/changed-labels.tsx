import { useInfiniteQuery } from '@tanstack/react-query'
import { Tags } from 'lucide-react'
import { changedLabelsCopy as copy } from '../../shared/copy/office/changed-labels.ts'
import { labelsAddress } from '../../shared/office/label-lines.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { callOffice } from '../api/call-office.ts'
import { useMay } from '../api/use-me.ts'
import { Card } from './card.tsx'

/** To the labels of what a command has changed, as many at a time as one print holds. */
export function ChangedLabels({ command }: { command: string }) {
  const may = useMay()
  const goods = useInfiniteQuery({
    queryKey: ['labels', 'changed', command],
    queryFn: ({ pageParam: after, signal }) =>
      callOffice('GET /labels/of/{command}', { params: { command }, query: { after }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    enabled: may('barcodes.see'),
  })
  const pages = goods.data?.pages.map(({ data }) => data).filter((page) => page.length > 0) ?? []
  if (pages.length === 0 && !goods.error) return null
  return (
    <Card title={copy.title} text={copy.text}>
      <FormAlert text={goods.error && failureText(goods.error, copy.failed)} />
      <div className="flex flex-wrap gap-3">
        {pages.map((page, at) => {
          const before = pages.slice(0, at).reduce((sum, { length }) => sum + length, 0)
          const isAll = pages.length === 1 && !goods.hasNextPage
          return (
            <ButtonLink
              key={before}
              kind="outline"
              to={labelsAddress(page.map((line) => ({ ...line, copies: 1 })))}
              className="max-sm:w-full"
            >
              <Icon of={Tags} size={18} />
              {isAll ? copy.all(page.length) : copy.part(before + 1, before + page.length)}
            </ButtonLink>
          )
        })}
        {goods.hasNextPage && (
          <Button kind="quiet" pending={goods.isFetchingNextPage} onClick={() => void goods.fetchNextPage()}>
            {copy.more}
          </Button>
        )}
      </div>
    </Card>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BookA, Plus } from 'lucide-react'
import { useState } from 'react'
import type { DictionaryWord } from '../../../shared/contract/office/dictionary.ts'
import { dictionaryCopy as copy } from '../../../shared/copy/office/dictionary.ts'
import { dictionaryLimits } from '../../../shared/dictionary-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { AddWord } from './add-word.tsx'
import { dictionaryQuery } from './dictionary-query.ts'
import { SearchMisses } from './search-misses.tsx'

/** The synonyms that the search knows beside the names of products, and the searches with no results. */
export default function DictionaryScreen() {
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [adding, setAdding] = useState<string>()
  const query = useQuery({ ...dictionaryQuery(text.trim(), page), placeholderData: keepPreviousData })
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.title} text={copy.text}>
        <Button onClick={() => setAdding('')} aria-haspopup="dialog" className="max-sm:w-full">
          <Icon of={Plus} size={18} />
          {copy.add}
        </Button>
      </ScreenHead>
      <LoadedPart query={query}>
        {({ data }) => (
          <div className="grid gap-6">
            <SearchMisses misses={data.misses} onChoose={setAdding} />
            <div>
              <Field
                label={copy.find}
                type="search"
                maxLength={dictionaryLimits.saidMax}
                value={text}
                onChange={({ target }) => {
                  setPage(1)
                  setText(target.value)
                }}
                className="mb-4"
              />
              <Words words={data.words} total={data.total} />
              <Pages page={page} total={data.total} onPage={setPage} />
            </div>
          </div>
        )}
      </LoadedPart>
      {adding !== undefined && <AddWord said={adding} onClose={() => setAdding(undefined)} />}
    </div>
  )
}

function Words({ words, total }: { words: readonly DictionaryWord[]; total: number }) {
  if (words.length === 0) return <EmptyState icon={BookA} title={copy.nothingFound} />
  return (
    <>
      <p role="status" className="figures mb-2 text-sm text-steel">
        {copy.words(total)}
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {words.map(({ _id, said, meant }) => (
          <li key={_id}>
            <Link
              to={`/dictionary/${_id}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-sm border border-line bg-card px-4 py-2 hover:border-line-strong hover:shadow-lift"
            >
              <span className="min-w-0 font-medium wrap-anywhere">{said}</span>
              <span className="min-w-0 text-sm text-steel wrap-anywhere">{meant || copy.nothing}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const isLast = page * dictionaryLimits.page >= total
  if (page === 1 && isLast) return null
  return (
    <div className="mt-4 flex gap-2">
      <Button kind="quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {copy.before}
      </Button>
      <Button kind="quiet" disabled={isLast} onClick={() => onPage(page + 1)}>
        {copy.more}
      </Button>
    </div>
  )
}

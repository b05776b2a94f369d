import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestionMark } from 'lucide-react'
import { questionsOfficeCopy as copy } from '../../../shared/copy/office/questions.ts'
import { type QuestionList, questionLists } from '../../../shared/office/question-lists.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { QuestionCard } from './question-card.tsx'
import { questionsQuery } from './questions-query.ts'

const isList = (text: string | null): text is QuestionList =>
  (questionLists as readonly (string | null)[]).includes(text)

const pathOf = (list: QuestionList) => (list === 'waiting' ? '/questions' : `/questions?list=${list}`)

/** Shoppers' questions on the products: those to review first, those without an answer, all, those not shown. */
export default function QuestionsScreen() {
  const search = useSearchParams()
  const asked = search.get('list')
  const list: QuestionList = isList(asked) ? asked : 'waiting'
  const after = search.get('after') ?? undefined
  const query = useQuery(questionsQuery(list, after))
  const counts: Partial<Record<QuestionList, number>> = query.data?.counts ?? {}
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.title} text={copy.text} />
      <Tabs
        label={copy.title}
        tabs={questionLists.map((each) => {
          const count = counts[each]
          const tab = { to: pathOf(each), label: copy.lists[each], here: each === list }
          return count === undefined ? tab : { ...tab, count }
        })}
      />
      <LoadedPart query={query}>
        {({ data, next }) => (
          <>
            {data.length === 0 && (
              <EmptyState
                icon={MessageCircleQuestionMark}
                title={copy.none[list]}
                {...(list === 'newest' && { text: copy.noneText })}
              />
            )}
            <ul className="grid grid-cols-1 gap-3">
              {data.map((question) => (
                <li key={question._id} className="min-w-0">
                  <QuestionCard question={question} />
                </li>
              ))}
            </ul>
            <Further list={list} after={after} next={next} />
          </>
        )}
      </LoadedPart>
    </div>
  )
}

function Further({ list, after, next }: { list: QuestionList; after: string | undefined; next: string | null }) {
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-3">
      {after === undefined ? (
        <span />
      ) : (
        <ButtonLink kind="outline" to={pathOf(list)}>
          {copy.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink kind="outline" to={`/questions?list=${list}&after=${encodeURIComponent(next)}`}>
          {copy.older}
        </ButtonLink>
      )}
    </div>
  )
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { limits } from '../../shared/limits.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { useSearchParams } from '../../ui/router/use-location.ts'
import { paths } from '../router/paths.ts'
import { stoppedList } from '../session/stopped-list.ts'
import { useSession } from '../session/store.ts'
import { useHydrated } from '../session/use-hydrated.ts'
import { PageHead } from '../site/page-head.tsx'
import { type Asked, AskShop } from './ask-shop.tsx'
import { keepListText, readListText } from './list-draft.ts'
import { ListResult } from './list-result.tsx'
import { useReadList } from './use-read-list.ts'

const crumbs = [{ label: copy.home, to: paths.home }, { label: copy.title }]

/** A pasted list becomes lines with articles, prices and stock; what is chosen goes into the cart, the rest to the shop. */
export default function QuickOrderPage() {
  const { list, read, readRest, last, pending, error } = useReadList()
  // the server draws this page for every address alike
  const hydrated = useHydrated()
  const asked = useSearchParams().get('ask')?.trim().slice(0, limits.searchTextMax)
  const result = useRef<HTMLElement>(null)
  const userId = useSession((state) => state.user.user?._id ?? null)
  const { field, text, keep } = useListText(userId)
  useEffect(() => {
    if (userId !== null) stoppedList.write(null)
  }, [userId])
  useEffect(() => {
    if (last) result.current?.focus()
  }, [last])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !pending) read(text)
  }
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={copy.title} description={copy.description} path={paths.quickOrder} />
      <Breadcrumb label={copy.breadcrumb} crumbs={crumbs} />
      <h1 className="border-b border-ink pb-2 text-2xl md:text-3xl">{copy.title}</h1>
      {hydrated && asked && !list && (
        <div className="max-w-3xl">
          <AskAlone key={`${userId} ${asked}`} line={asked} />
        </div>
      )}
      <p className="mt-4 max-w-3xl">{copy.intro}</p>
      <Form onSubmit={submit} className="mt-4 grid max-w-3xl gap-3">
        <FormAlert text={error ? failureText(error, copy.failed) : undefined} />
        <TextArea
          ref={field}
          name="text"
          label={copy.label}
          hint={copy.hint}
          rows={list ? 4 : 9}
          required
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => keep(target.value)}
        />
        <Button
          type="submit"
          kind={list ? 'outline' : 'signal'}
          pending={pending}
          disabled={text.trim() === ''}
          className="sm:justify-self-start"
        >
          {pending ? copy.reading : copy.read}
        </Button>
      </Form>
      {list && <ListResult ref={result} list={list} from={last?.from ?? 0} isReading={pending} onRest={readRest} />}
    </div>
  )
}

/** Form that sends a search in vain to the shop; for another person who signs in, anew. */
function AskAlone({ line }: { line: string }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return <AskShop lines={[line]} asked={asked} onAsked={setAsked} isAlone />
}

/**
 * The box keeps what is typed by itself: what was pasted before the page was alive, or in this tab before, is taken up from there;
 * what somebody wrote who was signed in goes with the session.
 */
function useListText(userId: string | null) {
  const before = useRef(userId)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const keep = (typed: string) => {
    setText(typed)
    keepListText(typed, userId)
  }
  useEffect(() => {
    const box = field.current
    if (!box) return
    const isOthers = before.current !== null && before.current !== userId
    before.current = userId
    if (isOthers || box.value === '') box.value = readListText(userId)
    setText(box.value)
    // nothing is written over what is shown when it is known who is signed in
    if (box.value !== '') keepListText(box.value, userId)
  }, [userId])
  return { field, text, keep }
}

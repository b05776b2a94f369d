import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangedLine } from '../../shared/contract/changed-lines.ts'
import type { Quote } from '../../shared/contract/quotes.ts'
import { quotes } from '../../shared/copy/quotes.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { paths } from '../router/paths.ts'
import { cartQuery } from '../session/personal-queries.ts'
import { useSession } from '../session/store.ts'
import { quoteQuery } from './quote-query.ts'

const copy = quotes.page
const open: readonly Quote['status'][] = ['open', 'sent', 'accepted']

/** Accepts a quotation into the own cart; says what could not be as it was quoted. Nothing where it is over. */
export function AcceptQuote({ quote, quoteKey }: { quote: Quote; quoteKey: string }) {
  const { number, status, total } = quote
  const isLoggedIn = useSession((state) => state.user.isLoggedIn)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      call('POST /quote/{number}/accept', { params: { number }, body: { key: quoteKey, shownAmount: total } }),
    // another total, or its end: the page says how it is now
    onError: () => void client.invalidateQueries({ queryKey: quoteQuery(number, quoteKey).queryKey }),
    onSuccess: ({ data: cart, changes, message }) => {
      client.setQueryData(cartQuery().queryKey, cart)
      void client.invalidateQueries({ queryKey: quoteQuery(number, quoteKey).queryKey })
      toast.success(message)
      if (changes.length === 0) navigate(paths.cart)
    },
  })
  if (!open.includes(status)) return null
  if (!isLoggedIn) return <ButtonLink to={paths.login}>{copy.login}</ButtonLink>
  return (
    <>
      <FormAlert text={error && failureText(error, copy.notAccepted)} />
      {data && data.changes.length > 0 ? (
        <Changes changes={data.changes} />
      ) : (
        <Button pending={isPending} onClick={() => mutate()}>
          {copy.accept}
        </Button>
      )}
    </>
  )
}

function Changes({ changes }: { changes: readonly ChangedLine[] }) {
  return (
    <section role="status" className="w-full rounded-sm border border-line bg-card px-4 py-3">
      <h2 className="text-lg">{copy.changes}</h2>
      <ul className="my-2 list-disc pl-5">
        {changes.map((change) => (
          <li key={`${change.line} ${change.why}`}>{inWords(change)}</li>
        ))}
      </ul>
      <ButtonLink to={paths.cart}>{copy.cart}</ButtonLink>
    </section>
  )
}

function inWords({ why, name, variantName, was, now }: ChangedLine): string {
  return copy.change[why](variantName ? `${name}, ${variantName}` : name, was, now)
}

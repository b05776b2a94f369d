import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { StockRequestInput, type StockRequestState } from '../../shared/contract/stock-requests.ts'
import { stockRequests as copy } from '../../shared/copy/stock-requests.ts'
import { limits } from '../../shared/limits.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { token } from '../api/token.ts'
import { useSession } from '../session/store.ts'
import { ownRequestsQuery } from './own-requests-query.ts'

interface Article {
  productId: string
  variantId: string | null
}

/** Below what is sold out: a mail when it is back; who has asked for it sees that, and can take it back. */
export default function WhenBack(article: Article) {
  const session = token.use()
  const own = useQuery({ ...ownRequestsQuery(article.productId), enabled: session !== null })
  const state = own.data?.find(({ variantId }) => variantId === article.variantId)?.state
  return (
    <section aria-labelledby="when-back" className="grid gap-3 rounded-sm border border-line bg-card p-4">
      <h2 id="when-back" className="flex items-center gap-2 text-base">
        <Icon of={Bell} size={18} className="text-teal" />
        {copy.title}
      </h2>
      {state === 'waiting' ? <Waiting {...article} /> : <Ask {...article} isAsked={state === 'to_confirm'} />}
    </section>
  )
}

function Ask({ isAsked, ...article }: Article & { isAsked: boolean }) {
  const queryClient = useQueryClient()
  const email = useSession((state) => state.user.user?.email)
  const [state, setState] = useState<StockRequestState | null>(null)
  const { form, field, alert, pending } = useForm({
    rule: StockRequestInput,
    stop: ({ email }) => (email?.trim() ? undefined : copy.noEmail),
    send: ({ email }) => call('POST /stock-request', { body: { ...article, email: email ?? null } }),
    onSent: ({ message, data }) => {
      setState(data.state)
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ownRequestsQuery(article.productId).queryKey })
    },
    failed: copy.failed,
  })
  if (state) return <p role="status">{state === 'waiting' ? copy.waiting : copy.toConfirm}</p>
  return (
    <Form {...form} className="grid gap-3">
      <input type="hidden" name="productId" value={article.productId} />
      <p className="text-sm text-steel">{isAsked ? copy.toConfirmYet : copy.text}</p>
      {alert && <FormAlert text={alert} />}
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <Field
          {...field('email')}
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={limits.emailMax}
          defaultValue={email ?? ''}
        />
        <Button type="submit" kind="ink" pending={pending}>
          {copy.ask}
        </Button>
      </div>
    </Form>
  )
}

function Waiting(article: Article) {
  const queryClient = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => call('DELETE /stock-request', { body: article }),
    onSuccess: ({ message }) => void toast.success(message),
    onError: (error) => void toast.error(failureText(error, copy.failed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownRequestsQuery(article.productId).queryKey }),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p role="status" className="text-sm font-medium text-good">
        {copy.waiting}
      </p>
      <Button kind="quiet" className="-mx-3 px-3!" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {copy.withdraw}
      </Button>
    </div>
  )
}

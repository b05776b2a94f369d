import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Consents as Standing } from '../../shared/contract/consents.ts'
import { account } from '../../shared/copy/account.ts'
import { type ChosenPurpose, chosenPurposes, consentsCopy as copy } from '../../shared/copy/consents.ts'
import { formatDate } from '../../shared/format-moment.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { toast } from '../../ui/show-toast.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { call } from '../api/call.ts'
import { consentsQuery } from './consents-query.ts'

/** Section on what the shopper agrees to: ticked by a press, taken back by another. */
export function Consents() {
  const standing = useQuery(consentsQuery())
  return (
    <section aria-labelledby="consents" className="mt-10 max-w-xl border-t border-line pt-6">
      <h3 id="consents" className="text-lg">
        {copy.title}
      </h3>
      <p className="mt-1 mb-4 text-steel">{copy.intro}</p>
      {standing.isPending && <Spinner size={24} label={account.security.loading} />}
      {standing.isError && (
        <>
          <FormAlert text={failureText(standing.error, copy.loadFailed)} />
          <Button kind="outline" onClick={() => standing.refetch()}>
            {account.security.again}
          </Button>
        </>
      )}
      {standing.data &&
        chosenPurposes.map((purpose) => <Choice key={purpose} purpose={purpose} standing={standing.data} />)}
    </section>
  )
}

/** Tick of one purpose; what the server says last is shown, also after a failure. */
function Choice({ purpose, standing }: { purpose: ChosenPurpose; standing: Standing }) {
  const queryClient = useQueryClient()
  const since = standing[purpose]
  const change = useMutation({
    mutationFn: (given: boolean) => call('POST /user/consents', { body: { purpose, given } }),
    onSuccess: ({ message, data }) => {
      // of this purpose alone: the answer to another press may be newer
      queryClient.setQueryData(consentsQuery().queryKey, (now = data) => ({ ...now, [purpose]: data[purpose] }))
      toast.success(message)
    },
    onError: (error) => toast.error(failureText(error, copy.failed)),
  })
  const checked = change.isPending ? change.variables : since !== null
  return (
    <div className="py-1">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-teal"
          checked={checked}
          aria-describedby={`hint-${purpose}`}
          onChange={(event) => change.isPending || change.mutate(event.target.checked)}
        />
        <span className="font-medium">{copy[purpose]}</span>
      </label>
      <p id={`hint-${purpose}`} className="ps-8 text-sm text-steel">
        {copy.hints[purpose]}
        {since !== null && ` ${copy.since(formatDate(since))}.`}
      </p>
    </div>
  )
}

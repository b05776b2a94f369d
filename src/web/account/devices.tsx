import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Session } from '../../shared/contract/accounts.ts'
import { account } from '../../shared/copy/account.ts'
import { formatDate } from '../../shared/format-moment.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { toast } from '../../ui/show-toast.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { call } from '../api/call.ts'
import { sessionsQuery } from './sessions-query.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

const copy = account.security

/** List of the account's sessions; each of them, or all, can be signed out. */
export function Devices() {
  const sessions = useQuery(sessionsQuery())
  if (sessions.isPending) return <Spinner size={24} label={copy.loading} />
  if (sessions.isError) {
    return (
      <>
        <FormAlert text={failureText(sessions.error, copy.devicesFailed)} />
        <Button kind="outline" onClick={() => sessions.refetch()}>
          {copy.again}
        </Button>
      </>
    )
  }
  return (
    <>
      <ul className="w-full divide-y divide-line rounded-sm border border-line bg-card">
        {sessions.data.map((session) => (
          <Device key={session._id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere />
    </>
  )
}

function Device({ session }: { session: Session }) {
  const queryClient = useQueryClient()
  const end = useMutation({
    mutationFn: () => call('DELETE /user/sessions/{id}', { params: { id: session._id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, copy.endFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  })
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2">
      <div className="min-w-0">
        <p className="font-medium">{session.device}</p>
        <p className="figures text-xs text-steel">{copy.lastUsed(formatDate(session.lastUsedAt), session.network)}</p>
      </div>
      {session.current ? (
        <span className="shrink-0">
          <Badge tone="teal">{copy.thisDevice}</Badge>
        </span>
      ) : (
        <Button
          kind="quiet"
          className="-mr-3 shrink-0 px-3!"
          aria-label={copy.endNamed(session.device)}
          pending={end.isPending}
          onClick={() => end.mutate()}
        >
          {copy.end}
        </Button>
      )}
    </li>
  )
}

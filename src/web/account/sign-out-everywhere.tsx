import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { account } from '../../shared/copy/account.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { paths } from '../router/paths.ts'
import { useForgetAccount } from '../session/use-log-out.ts'

const copy = account.security

/** Ends every session after a question; this one too, as a logout does. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false)
  const forget = useForgetAccount(paths.login)
  const end = useMutation({
    mutationFn: () => call('DELETE /user/sessions'),
    onSuccess: ({ message }) => {
      forget()
      toast.success(message)
    },
    onError: (error) => {
      setAsking(false)
      toast.error(failureText(error, copy.endAllFailed))
    },
  })
  return (
    <>
      <Button kind="outline" onClick={() => setAsking(true)}>
        {copy.endAll}
      </Button>
      {asking && (
        <ConfirmDialog
          title={copy.endAllTitle}
          question={copy.endAllText}
          confirmLabel={copy.endAll}
          keepLabel={copy.keep}
          pending={end.isPending}
          onConfirm={() => end.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

import { useMutation } from '@tanstack/react-query'
import { mailTestCopy as copy } from '../../shared/copy/office/mail-test.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { callOffice } from '../api/call-office.ts'

/** Sends a test mail to who presses, and says what became of it beside the button. */
export function SendTestMail({ disabled }: { disabled: boolean }) {
  const test = useMutation({ mutationFn: () => callOffice('POST /settings/mail/test') })
  const { result = '', to = '' } = test.data?.data ?? {}
  const text = test.error ? failureText(test.error, copy.failed) : result && copy.results[result](to)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind="outline" disabled={disabled} pending={test.isPending} onClick={() => test.mutate()}>
        {copy.send}
      </Button>
      <p role="status" className={`min-w-48 flex-1 text-sm ${result === 'sent' ? 'text-good' : 'text-bad'}`}>
        {test.isPending ? '' : text}
      </p>
    </div>
  )
}

import { Mail } from 'lucide-react'
import type { Alerts } from '../../../shared/contract/office/alerts.ts'
import { alertsCopy } from '../../../shared/copy/office/alerts.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useTestAlert } from './use-test-alert.ts'

const { mail: copy, test } = alertsCopy

/** The address that alert mails go to, and the time of the last one. */
export function MailPanel({ mail: { to, lastSentAt } }: { mail: Alerts['mail'] }) {
  const { mutate, isPending } = useTestAlert('mail')
  return (
    <Panel icon={Mail} title={copy.title}>
      <p className="w-full break-words">{copy.to(to)}</p>
      <p className="text-steel">{lastSentAt ? copy.lastSent(formatMoment(lastSentAt)) : copy.neverSent}</p>
      <Button kind="outline" pending={isPending} onClick={() => mutate()}>
        {test.mail}
      </Button>
    </Panel>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { alertsCopy as copy } from '../../../shared/copy/office/alerts.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { alertsQuery } from '../../api/office-queries.ts'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { AlertChoices } from './alert-choices.tsx'
import { MailPanel } from './mail-panel.tsx'
import { PushPanel } from './push-panel.tsx'
import { QuietPanel } from './quiet-panel.tsx'
import { SoundPanel } from './sound-panel.tsx'

/** Polling interval in ms: nothing tells the screen that a mail has been sent. */
const lookMs = 10_000

/** The person's alert preferences and channels. */
export default function AlertsScreen() {
  const { data, error, refetch, isFetching } = useQuery({ ...alertsQuery, refetchInterval: lookMs })
  const alerts = data?.data
  return (
    <>
      <ScreenHead title={copy.title} text={copy.intro} />
      {alerts ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
          <AlertChoices kinds={alerts.kinds} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 md:grid-cols-2">
            <SoundPanel />
            <PushPanel devices={alerts.devices} pushKey={alerts.pushKey} />
            <MailPanel mail={alerts.mail} />
            <QuietPanel key={JSON.stringify(alerts.quiet)} quiet={alerts.quiet} />
          </div>
        </div>
      ) : error ? (
        <EmptyState icon={CircleAlert} title={copy.notLoaded} text={failureText(error, '')}>
          <Button pending={isFetching} onClick={() => void refetch()}>
            {copy.again}
          </Button>
        </EmptyState>
      ) : (
        <LoadingPart>
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-32 w-full" />
        </LoadingPart>
      )}
    </>
  )
}

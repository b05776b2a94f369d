import { useQuery } from '@tanstack/react-query'
import { mySignIn } from '../../../shared/copy/office/my-sign-in.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ownSignInQuery } from '../../api/sign-in-queries.ts'
import { useMay } from '../../api/use-me.ts'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { CounterCard } from './counter-card.tsx'
import { PasskeyCard } from './passkey-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PinCard } from './pin-card.tsx'
import { RecoveryCard } from './recovery-card.tsx'
import { SessionCard } from './session-card.tsx'
import { TotpCard } from './totp-card.tsx'

/** The person's own sign-in methods and sessions. */
export default function MySignInScreen() {
  const { data, error, refetch } = useQuery(ownSignInQuery)
  const may = useMay()
  const own = data?.data
  return (
    <>
      <ScreenHead title={mySignIn.title} text={mySignIn.text} />
      {!own && error && (
        <div className="grid justify-items-start gap-3">
          <FormAlert text={failureText(error, mySignIn.notLoaded)} />
          <Button onClick={() => void refetch()}>{mySignIn.again}</Button>
        </div>
      )}
      {!own && !error && (
        <LoadingPart>
          <Skeleton className="h-64" />
        </LoadingPart>
      )}
      {own && (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <PasskeyCard passkeys={own.passkeys} />
          <TotpCard isSet={own.totp} />
          <PasswordCard />
          <RecoveryCard left={own.recoveryCodesLeft} />
          <PinCard state={own.pin} />
          {(may('counters.enrol') || own.counter !== null) && <CounterCard name={own.counter} />}
          <div className="lg:col-span-2">
            <SessionCard sessions={own.sessions} />
          </div>
        </div>
      )}
    </>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { factorCopy, signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { RadioCard } from '../../../ui/radio-card.tsx'
import { callOffice } from '../../api/call-office.ts'
import { hasPasskeys, makePasskey, NoPasskey } from '../../factors/passkeys.ts'
import { TotpKey } from '../../factors/totp-key.tsx'

const copy = signInScreens.join

interface SecondFactorProps {
  you: { token: string; name: string; password: string }
  /** Receives the server's errors at name or password. */
  onBack: (problems: Record<string, string>) => void
  onJoined: (recoveryCodes: readonly string[]) => void
}

/** A passkey or a code app, and with it the sign-in is set up. */
export function JoinSecondFactor({ you, onBack, onJoined }: SecondFactorProps) {
  const [way, setWay] = useState(hasPasskeys() ? 'passkey' : 'app')
  const join = useMutation({
    mutationFn: async (totp?: { offer: string; code: string }) => {
      if (totp) return callOffice('POST /join', { body: { ...you, totp } })
      const asked = await callOffice('POST /join/passkey-options', { body: { token: you.token } })
      return callOffice('POST /join', { body: { ...you, passkey: await makePasskey(asked.data) } })
    },
    onSuccess: ({ data }) => onJoined(data.recoveryCodes),
    onError: (error) => {
      const found = error instanceof ApiFailure ? error.errors : {}
      if (found.name || found.password) onBack(found)
    },
  })
  const refusal = join.error instanceof NoPasskey ? factorCopy.notMade : failureText(join.error, copy.failed)
  const wrongCode = join.error instanceof ApiFailure ? join.error.errors.code : undefined
  return (
    <div className="grid gap-4">
      <p>{copy.second}</p>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{copy.steps[1]}</legend>
        <RadioCard
          name="way"
          value="passkey"
          checked={way === 'passkey'}
          disabled={!hasPasskeys()}
          onChoose={setWay}
          title={copy.withPasskey}
          aside={<Badge tone="teal">{copy.recommended}</Badge>}
        >
          {hasPasskeys() ? copy.withPasskeyText : signInScreens.noPasskeys}
        </RadioCard>
        <RadioCard name="way" value="app" checked={way === 'app'} onChoose={setWay} title={copy.withApp}>
          {copy.withAppText}
        </RadioCard>
      </fieldset>
      {!wrongCode && <FormAlert text={join.error && refusal} />}
      {way === 'passkey' ? (
        <Button wide pending={join.isPending} onClick={() => join.mutate(undefined)}>
          {copy.makePasskey}
        </Button>
      ) : (
        <AppForm token={you.token} problem={wrongCode} pending={join.isPending} onCode={join.mutate} />
      )}
      <Button kind="quiet" onClick={() => onBack({})}>
        {copy.back}
      </Button>
    </div>
  )
}

interface AppFormProps {
  token: string
  problem: string | undefined
  pending: boolean
  onCode: (totp: { offer: string; code: string }) => void
}

function AppForm({ token, problem, pending, onCode }: AppFormProps) {
  const { data, error } = useQuery({
    queryKey: ['join', token, 'totp'],
    queryFn: () => callOffice('POST /join/totp', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return error ? <FormAlert text={failureText(error, copy.failed)} /> : <p aria-busy="true" />
  const { offer, secret, uri } = data.data
  return (
    <Form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onCode({ offer, code: String(new FormData(event.currentTarget).get('code')) })
      }}
    >
      <TotpKey uri={uri} secret={secret} />
      <Field
        name="code"
        label={factorCopy.firstCode}
        error={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
      <Button type="submit" wide pending={pending}>
        {copy.finish}
      </Button>
    </Form>
  )
}

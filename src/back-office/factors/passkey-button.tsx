import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { signInScreens } from '../../shared/copy/office/sign-in-screens.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { hasPasskeys, NoPasskey, signWithPasskey } from './passkeys.ts'

type Asked = Parameters<typeof signWithPasskey>[0]

interface PasskeyButtonProps {
  label: string
  kind?: ButtonKind
  /** Gets what is to be signed. */
  ask: () => Promise<{ data: Asked }>
  /** Sends what was signed. */
  send: (signed: Awaited<ReturnType<typeof signWithPasskey>>) => Promise<unknown>
  onDone: () => void
}

/** Shows a passkey: the browser asks for finger, face or PIN. */
export function PasskeyButton({ label, kind = 'signal', ask, send, onDone }: PasskeyButtonProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => send(await signWithPasskey((await ask()).data)),
    onSuccess: onDone,
  })
  if (!hasPasskeys()) return <p className="text-sm text-steel">{signInScreens.noPasskeys}</p>
  const refusal = error instanceof NoPasskey ? signInScreens.passkeyFailed : failureText(error, signInScreens.failed)
  return (
    <div className="grid gap-3">
      <Button kind={kind} wide pending={isPending} onClick={() => mutate()}>
        {!isPending && <Icon of={KeyRound} size={18} />}
        {isPending ? signInScreens.passkeyWaiting : label}
      </Button>
      <FormAlert text={error && refusal} />
    </div>
  )
}

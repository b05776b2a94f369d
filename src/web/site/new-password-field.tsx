import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { forms } from '../../shared/copy/forms.ts'
import { signIn } from '../../shared/copy/sign-in.ts'
import { limits } from '../../shared/limits.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useSession } from '../session/store.ts'
import { useShop } from './use-shop.ts'

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint' | 'onInput' | 'ref' | 'warning'>

/** A new password; one that is easy to guess is warned of while it is typed, and taken (SPEC §5). */
export function NewPasswordField(field: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { warning, judge } = useWarning()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page was alive, once
  useEffect(() => judge(input.current), [])
  return (
    <PasswordField
      {...field}
      ref={input}
      hint={signIn.signup.passwordHint}
      warning={warning}
      autoComplete="new-password"
      onInput={({ currentTarget }) => judge(currentTarget)}
    />
  )
}

function useWarning() {
  const { name } = useShop()
  const user = useSession((state) => state.user.user)
  const [warning, setWarning] = useState<string>()
  const judge = (input: HTMLInputElement | null) => {
    const typed = input?.value ?? ''
    if (typed.length < limits.passwordMin) return setWarning(undefined)
    const own = { ...user, ...ownWordsIn(input?.form), shop: name }
    // the words come with the first password; without them the shop's answer warns
    import('../../shared/passwords/guessable-password.ts').then(
      ({ isGuessablePassword }) => {
        if (input?.value === typed) setWarning(isGuessablePassword(typed, own) ? forms.passwordGuessable : undefined)
      },
      () => {},
    )
  }
  return { warning, judge }
}

/** The name, phone number and email that stand in the same form. */
function ownWordsIn(form: HTMLFormElement | null | undefined): Record<string, string> {
  const own = [...new FormData(form ?? undefined)].filter(([name]) => /^(username|phonenumber|email)$/.test(name))
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}

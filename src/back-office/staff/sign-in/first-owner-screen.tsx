import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import { signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { FormPage } from '../../../ui/form-page.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useShopName } from '../../api/use-me.ts'
import { JoinSteps } from './join-steps.tsx'
import { useTokenOnce } from './use-token-once.ts'

const copy = signInScreens.firstOwner

/** The screen of the set-up link: who opens it first becomes the owner of a shop that has none, and is led to its first steps. */
export default function FirstOwnerScreen() {
  const shop = useShopName()
  const token = useTokenOnce('/first-owner')
  const begin = useMutation({
    mutationFn: (email: string) => callOffice('POST /set-up', { body: { token, email } }),
  })
  useEffect(() => {
    document.title = `${copy.title} · ${shop}`
  }, [shop])
  const begun = begin.data?.data
  return (
    <main>
      <FormPage heading={copy.title} intro={begun ? begun.email : copy.text} aside={signInScreens.aside}>
        {begun ? (
          <JoinSteps person={{ ...begun, again: false }} token={begun.token} then="/set-up" />
        ) : token === '' ? (
          <FormAlert text={copy.linkMissing} />
        ) : (
          <EmailForm error={begin.error} pending={begin.isPending} onEmail={(email) => begin.mutate(email)} />
        )}
      </FormPage>
    </main>
  )
}

interface EmailFormProps {
  error: Error | null
  pending: boolean
  onEmail: (email: string) => void
}

function EmailForm({ error, pending, onEmail }: EmailFormProps) {
  const wrong = error instanceof ApiFailure ? error.errors.email : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onEmail(String(new FormData(event.currentTarget).get('email')))
  }
  return (
    <Form className="grid grid-cols-1 gap-4" onSubmit={submit}>
      {error && !wrong && <FormAlert text={failureText(error, copy.failed)} />}
      <Field
        name="email"
        type="email"
        label={signInScreens.email}
        error={wrong}
        autoComplete="username"
        inputMode="email"
        autoFocus
        required
      />
      <Button type="submit" wide pending={pending}>
        {copy.next}
      </Button>
    </Form>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { User } from '../../shared/contract/accounts.ts'
import { account } from '../../shared/copy/account.ts'
import { signIn } from '../../shared/copy/sign-in.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { ApiFailure, failureText } from '../api/api-failure.ts'
import { call } from '../api/call.ts'
import { keepSavedUser } from '../session/keep-saved-user.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { focusFirstBad } from '../ui/focus-first-bad.ts'
import { Form } from '../ui/form.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/show-toast.ts'
import { type ProfileDraft, profileProblems, sameProfile } from './profile-problems.ts'

const copy = account.profile
const toggle = {
  show: signIn.show,
  hide: signIn.hide,
  showTitle: signIn.showPassword,
  hideTitle: signIn.hidePassword,
}

/** Name and phone number; Cancel puts back what is stored (SPEC §2). */
export function PersonalInfo({ user }: { user: User }) {
  const stored: ProfileDraft = { username: user.username, phonenumber: user.phonenumber, password: '' }
  const [draft, setDraft] = useState(stored)
  const [problems, setProblems] = useState<Partial<Record<keyof ProfileDraft, string | undefined>>>({})
  const newPhone = draft.phonenumber !== stored.phonenumber
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: () => {
      const { username, phonenumber, password } = draft
      return call('PATCH /user/update-user', { body: { username, phonenumber, ...(newPhone && { password }) } })
    },
    onSuccess: (answer) => {
      keepSavedUser(queryClient, answer.user)
      setDraft({ username: answer.user.username, phonenumber: answer.user.phonenumber, password: '' })
      toast.success(answer.message || toasts.userUpdated)
    },
    onError: (error) => {
      if (error instanceof ApiFailure) setProblems(error.errors)
      toast.error(failureText(error, copy.failed))
    },
  })
  const change = (field: keyof ProfileDraft, value: string) => {
    setDraft({ ...draft, [field]: value })
    setProblems({ ...problems, [field]: undefined })
    save.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    const found = profileProblems(draft, newPhone)
    focusFirstBad(event.currentTarget, () => setProblems(found))
    if (Object.keys(found).length > 0) return
    if (sameProfile(draft, stored)) toast.error(toasts.noChanges)
    else save.mutate()
  }
  return (
    <Form onSubmit={submit} className="mt-1 grid max-w-xl gap-4">
      <p className="text-steel">{copy.intro}</p>
      <FormAlert text={save.error && failureText(save.error, copy.failed)} />
      <Field
        label={copy.name}
        name="username"
        autoComplete="name"
        required
        value={draft.username}
        error={problems.username}
        onChange={(event) => change('username', event.target.value)}
      />
      <Field
        label={copy.phone}
        name="phonenumber"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        before={<span className="figures border-r border-line px-3 font-medium text-steel">{account.countryCode}</span>}
        value={draft.phonenumber}
        error={problems.phonenumber}
        onChange={(event) => change('phonenumber', event.target.value)}
      />
      {newPhone && (
        <PasswordField
          label={copy.password}
          name="password"
          autoComplete="current-password"
          required
          hint={copy.passwordHint}
          labels={toggle}
          value={draft.password}
          error={problems.password}
          onChange={(event) => change('password', event.target.value)}
        />
      )}
      <Field label={copy.email} type="email" readOnly value={user.email ?? copy.noEmail} hint={copy.emailHint} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={save.isPending}>
          {copy.save}
        </Button>
        <Button
          kind="outline"
          onClick={() => {
            setDraft(stored)
            setProblems({})
            save.reset()
          }}
        >
          {copy.cancel}
        </Button>
        <p role="status" className="text-sm font-medium text-good">
          {save.isSuccess && toasts.profileUpdated}
        </p>
      </div>
    </Form>
  )
}

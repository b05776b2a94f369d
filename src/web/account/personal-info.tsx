import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ProfileInput, UpdateUserInput, type User } from '../../shared/contract/accounts.ts'
import { account } from '../../shared/copy/account.ts'
import { accountToasts } from '../../shared/copy/account-toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { keepSavedUser } from '../session/keep-saved-user.ts'
import { profileChange, sameProfile } from './profile-change.ts'

const copy = account.profile

/** Name, phone number and email; Cancel puts back what is stored (SPEC §2). */
export function PersonalInfo({ user }: { user: User }) {
  const { asksPassword, ...profile } = useProfileForm(user)
  return (
    <Form {...profile.form} className="mt-1 grid max-w-xl gap-4">
      <p className="text-steel">{copy.intro}</p>
      <FormAlert text={profile.alert} />
      <Field
        {...profile.field('username')}
        label={copy.name}
        autoComplete="name"
        required
        defaultValue={user.username}
      />
      <PhoneField {...profile.field('phonenumber')} label={copy.phone} required defaultValue={user.phonenumber} />
      <Field
        {...profile.field('email')}
        label={copy.email}
        type="email"
        autoComplete="email"
        hint={user.email ? undefined : copy.noEmailHint}
        defaultValue={user.email ?? ''}
      />
      {asksPassword && (
        <PasswordField
          {...profile.field('password')}
          label={copy.password}
          autoComplete="current-password"
          hint={copy.passwordHint}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={profile.pending}>
          {copy.save}
        </Button>
        <Button type="reset" kind="outline">
          {copy.cancel}
        </Button>
        <p role="status" className="text-sm font-medium text-good">
          {profile.sent && copy.updated}
        </p>
      </div>
    </Form>
  )
}

/** The password is asked for only where the server wants it: not within minutes of the login. */
function useProfileForm(user: User) {
  const [asksPassword, setAsksPassword] = useState(false)
  const queryClient = useQueryClient()
  const profile = useForm<UpdateUserInput, { message: string; user: User }>({
    rule: user.email ? UpdateUserInput : ProfileInput,
    stop: (typed) => (sameProfile(typed, user) ? copy.unchanged : undefined),
    send: (typed) => call('PATCH /user/update-user', { body: profileChange(typed, user) }),
    onSent: (answer, reset) => {
      // the fields begin anew with what was kept
      flushSync(() => keepSavedUser(queryClient, answer.user))
      reset()
      toast.success(answer.message || accountToasts.userUpdated)
    },
    onRefused: ({ password }) => password && setAsksPassword(true),
    failed: copy.failed,
  })
  const onReset = () => {
    profile.form.onReset()
    setAsksPassword(false)
  }
  return { ...profile, form: { ...profile.form, onReset }, asksPassword }
}

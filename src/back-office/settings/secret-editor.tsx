import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { OfficeSetting } from '../../shared/contract/office/settings.ts'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { settingInWords } from '../../shared/settings/setting-in-words.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { toast } from '../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../api/call-office.ts'
import { MailServerFields, mailServerOf } from './mail-server-fields.tsx'
import { SendTestMail } from './send-test-mail.tsx'
import { settingsQuery } from './settings-query.ts'

const account = ['keyId', 'keySecret', 'webhookSecret'] as const

/** An editor of a secret, which is written and never shown again: it is saved on its own, after a factor was shown again. */
export function SecretEditor({ setting, disabled }: { setting: OfficeSetting; disabled: boolean }) {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const isMail = setting.key === 'mail.smtp'
  const save = useMutation({
    mutationFn: (value: unknown) =>
      callOffice('POST /settings/{key}/secret', {
        params: { key: setting.key },
        body: { value, seen: setting.seen },
        command: newCommandId(),
      }),
    onSuccess: () => {
      setOpen(false)
      toast.success(copy.saved)
    },
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { formerLeaked, ...typed } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    save.mutate(isMail ? mailServerOf(typed) : { ...typed, formerLeaked: formerLeaked !== undefined })
  }
  const isSet = setting.value !== null
  const wrong = save.error instanceof ApiFailure ? save.error.errors[setting.key] : undefined
  return (
    <div className="grid gap-3">
      <div>
        <p className="text-sm font-medium">{setting.label}</p>
        <p className="text-xs text-steel">{setting.hint}</p>
      </div>
      <p className="text-sm">{isSet ? copy.secretSet(settingInWords(setting.key, setting.value)) : copy.secretNone}</p>
      {open ? (
        <form onSubmit={submit} autoComplete="off" className="grid gap-3 rounded-sm border border-line bg-paper p-3">
          <FormAlert text={wrong ?? (save.error && failureText(save.error, copy.notSaved))} />
          <SecretFields settingKey={setting.key} />
          {isSet && setting.key === 'payment.razorpay' && <FormerLeaked />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={save.isPending}>
              {copy.secretSave}
            </Button>
            <Button kind="outline" onClick={() => setOpen(false)}>
              {copy.discard}
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" disabled={disabled} onClick={() => setOpen(true)}>
            {copy.secretNew}
          </Button>
          {isSet && (
            <Button kind="quiet" disabled={disabled} pending={save.isPending} onClick={() => save.mutate(null)}>
              {copy.secretRemove}
            </Button>
          )}
        </div>
      )}
      {isMail && isSet && !open && <SendTestMail disabled={disabled} />}
    </div>
  )
}

/** The input fields of a secret; the first gets the focus when they appear. */
function SecretFields({ settingKey }: { settingKey: string }) {
  if (settingKey === 'mail.smtp') {
    return <MailServerFields />
  }
  return account.map((name) => (
    <Field
      key={name}
      label={copy.fields[name]}
      name={name}
      type={name === 'keyId' ? 'text' : 'password'}
      autoComplete="new-password"
      autoFocus={name === account[0]}
      required
    />
  ))
}

/** Asks whether others know the webhook secret that is replaced. */
function FormerLeaked() {
  return (
    <label className="flex min-h-11 items-start gap-2 py-2 text-sm font-medium">
      <input type="checkbox" name="formerLeaked" className="size-5 shrink-0 accent-teal" />
      <span>
        {copy.formerLeaked}
        <span className="block text-xs font-normal text-steel">{copy.formerLeakedHint}</span>
      </span>
    </label>
  )
}

import { useState } from 'react'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { mailProviders, writeMailServer } from '../../shared/settings/mail-server.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

type Provider = keyof typeof mailProviders

const providers = Object.entries(mailProviders).map(([value, { label }]) => ({ value, label }))

/** The mail account by its provider: of a known one user and password do. */
export function MailServerFields() {
  const [provider, setProvider] = useState<string>('gmail')
  const isOther = !(provider in mailProviders)
  return (
    <>
      <Select
        label={copy.fields.mailProvider}
        name="provider"
        value={provider}
        options={[...providers, { value: 'other', label: copy.mailOther }]}
        onChange={(event) => setProvider(event.target.value)}
        autoFocus
      />
      {isOther && (
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-3">
          <Field label={copy.fields.mailHost} name="host" hint={copy.mailHostHint} autoComplete="off" required />
          <Field label={copy.fields.mailPort} name="port" pattern="\d{1,5}" defaultValue="465" required />
        </div>
      )}
      <Field
        label={copy.fields.mailUser}
        name="user"
        hint={isOther ? copy.mailUserHint : undefined}
        autoComplete="off"
        required={!isOther}
      />
      <Field
        label={copy.fields.mailPassword}
        name="password"
        type="password"
        hint={copy.mailPasswordHint}
        autoComplete="new-password"
        required={!isOther}
      />
    </>
  )
}

/** Returns the address of the mail server that was typed. Google shows its app passwords in groups: their spaces are none of it. */
export function mailServerOf(typed: Record<string, string | undefined>): string {
  const { provider = '', user = '', password = '' } = typed
  const known = mailProviders[provider as Provider]
  const host = known?.host ?? (typed.host ?? '').trim()
  const port = known?.port ?? Number(typed.port)
  const word = provider === 'gmail' ? password.replace(/\s/g, '') : password
  return writeMailServer({ host, port, user: user.trim(), password: word })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OfficeSetting } from '../../shared/contract/office/settings.ts'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { toast } from '../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../api/call-office.ts'
import { settingsQuery } from './settings-query.ts'

/** The logo: a picture is set as soon as it is chosen. */
export function LogoEditor({ setting, disabled }: { setting: OfficeSetting; disabled: boolean }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (picture: File | null) => {
      const body = new FormData()
      body.set('seen', String(setting.seen))
      if (picture) body.set('image', picture)
      return callOffice('POST /settings-logo', { body, command: newCommandId() })
    },
    onSuccess: () => toast.success(copy.saved),
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
  return (
    <div className="grid gap-3">
      <p className="text-sm font-medium">{setting.label}</p>
      <p className="text-xs text-steel">
        {setting.value === null ? `${copy.logoNone} ${copy.logoHint}` : copy.logoHint}
      </p>
      {setting.value !== null && <PresentLogo logo={setting.value as Logo} />}
      <FormAlert text={error && (isNoPicture(error) ? copy.logoKinds : failureText(error, copy.notSaved))} />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          const [picture] = event.target.files ?? []
          if (picture) mutate(picture)
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" disabled={disabled} pending={isPending} onClick={() => input.current?.click()}>
          {copy.logoChoose}
        </Button>
        {setting.value !== null && (
          <Button kind="quiet" disabled={disabled || isPending} onClick={() => mutate(null)}>
            {copy.logoRemove}
          </Button>
        )}
      </div>
    </div>
  )
}

type Logo = { hash: string; width: number; height: number }

/** On the dark ground of the shop's header, in its size there. */
function PresentLogo({ logo: { hash, width, height } }: { logo: Logo }) {
  return (
    <p className="flex justify-self-start rounded-sm bg-ink p-3">
      <img
        src={`/brand/${hash}/logo`}
        width={Math.round((width * shownHeight) / height)}
        height={shownHeight}
        alt={copy.logoAlt}
        className="h-auto max-w-40"
      />
    </p>
  )
}

const shownHeight = 36

/** The server's sentence is about all that is ever uploaded, videos too. */
function isNoPicture(error: Error): boolean {
  return error instanceof ApiFailure && error.code === 'wrong_type'
}

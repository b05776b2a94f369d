import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, History } from 'lucide-react'
import { useState } from 'react'
import type { OfficeSetting } from '../../shared/contract/office/settings.ts'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { settingInWords } from '../../shared/settings/setting-in-words.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../api/call-office.ts'
import { momentInWords } from '../parts/moment.tsx'
import { LogoEditor } from './logo-editor.tsx'
import { SecretEditor } from './secret-editor.tsx'
import { SettingEditor } from './setting-editor.tsx'
import { SettingValues } from './setting-values.tsx'
import { settingsQuery } from './settings-query.ts'
import type { useSettingDrafts } from './use-setting-drafts.ts'

interface RowProps {
  setting: OfficeSetting
  drafts: ReturnType<typeof useSettingDrafts>
  disabled: boolean
}

/** One setting: its field, what waits for its day, and what it was. */
export function SettingRow({ setting, drafts, disabled }: RowProps) {
  const [valuesShown, showValues] = useState(false)
  const { key, label, hint, set } = setting
  return (
    <li className="grid grid-cols-1 gap-2 py-5">
      {setting.isSecret ? (
        <SecretEditor setting={setting} disabled={disabled} />
      ) : key === 'brand.logo' ? (
        <LogoEditor setting={setting} disabled={disabled} />
      ) : (
        <SettingEditor
          settingKey={key}
          label={label}
          hint={hint}
          value={drafts.valueOf(setting)}
          error={drafts.errors[key]}
          disabled={disabled}
          onChange={(value) => drafts.change(key, value)}
        />
      )}
      {drafts.isOvertaken(setting) && <Overtaken setting={setting} drafts={drafts} />}
      <Waiting setting={setting} disabled={disabled} />
      <button
        type="button"
        onClick={() => showValues(true)}
        className="flex min-h-8 items-center gap-1.5 justify-self-start text-xs text-steel hover:text-ink hover:underline"
      >
        <Icon of={History} size={14} />
        {set ? copy.setOn(momentInWords(set.setAt), copy.sources[set.source]) : copy.neverSet}
      </button>
      {valuesShown && <SettingValues setting={setting} disabled={disabled} onClose={() => showValues(false)} />}
    </li>
  )
}

/**
 * A warning that somebody else has changed the setting since it was typed over: the old, the new and your value, to choose from.
 */
function Overtaken({ setting, drafts }: Pick<RowProps, 'setting' | 'drafts'>) {
  const { key, value } = setting
  const words = (each: unknown) => settingInWords(key, each)
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-sm bg-signal-wash px-3 py-2 text-sm">
      <div className="min-w-48 flex-1 break-words">
        <p className="text-steel">{copy.itWas(words(drafts.wasOf(setting)))}</p>
        <p>{copy.changedTo(words(value))}</p>
        <p>{copy.yoursIs(words(drafts.valueOf(setting)))}</p>
      </div>
      <Button kind="outline" onClick={() => drafts.keepMine(setting)}>
        {copy.keepMine}
      </Button>
      <Button kind="outline" onClick={() => drafts.drop(key)}>
        {copy.takeTheirs}
      </Button>
    </div>
  )
}

/** The scheduled values of a setting; each can be cancelled until its day. */
function Waiting({ setting, disabled }: { setting: OfficeSetting; disabled: boolean }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (version: number) =>
      callOffice('POST /settings/{key}/withdraw', {
        params: { key: setting.key },
        body: { version },
        command: newCommandId(),
      }),
    onError: (error) => toast.error(failureText(error, copy.notSaved)),
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
  return setting.waiting.map(({ version, from, value }) => (
    <p key={version} className="flex flex-wrap items-center gap-2 rounded-sm bg-teal-wash px-3 py-1 text-sm">
      <Icon of={CalendarClock} size={16} className="text-teal" />
      <span className="min-w-0 flex-1">{copy.fromOn(momentInWords(from), settingInWords(setting.key, value))}</span>
      <Button kind="quiet" disabled={disabled} pending={isPending} onClick={() => mutate(version)}>
        {copy.withdraw}
      </Button>
    </p>
  ))
}

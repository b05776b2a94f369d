import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react'
import type { FirstStep, OfficeSetting } from '../../shared/contract/office/settings.ts'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { settingInWords } from '../../shared/settings/setting-in-words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { callOffice } from '../api/call-office.ts'
import { useAct } from '../api/use-act.ts'
import { useMay } from '../api/use-me.ts'

/** The steps of a new shop, each done or with what it is for, and a link to where it is done. */
export function FirstSteps({ steps, list }: { steps: FirstStep[]; list: OfficeSetting[] }) {
  return (
    <ol className="divide-y divide-line">
      {steps.map(({ key, title, todo, why, done, blocksSelling, path, accepts }) => (
        <li key={key} className="flex flex-wrap items-center">
          <Link to={path} className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-4 py-3 hover:bg-paper sm:px-5">
            <Icon of={done ? CircleCheck : CircleDashed} className={done ? 'text-good' : 'text-signal-deep'} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-steel">{done ? copy.done : `${todo} ${why}`}</span>
            </span>
            {!done && (
              <span className="text-xs font-semibold text-steel">{blocksSelling ? copy.blocks : copy.optional}</span>
            )}
            <Icon of={ChevronRight} size={18} className="text-steel-soft" />
          </Link>
          <AcceptDefault setting={list.find((each) => each.key === accepts)} />
        </li>
      ))}
    </ol>
  )
}

/** Returns the action that says that what holds is right: the setting is set to what it is. */
export function useAccept(setting: OfficeSetting | undefined, onDone?: () => void) {
  return useAct({
    stale: ['settings'],
    failed: copy.notSaved,
    send: (command) => {
      const { key = '', value, seen = 0 } = setting ?? {}
      return callOffice('PATCH /settings', { body: { changes: [{ key, value, seen }] }, command })
    },
    ...(onDone && { onDone }),
  })
}

/** Says that what holds is right, where somebody may: nothing has to be changed first. */
function AcceptDefault({ setting }: { setting: OfficeSetting | undefined }) {
  const may = useMay()
  const send = useAccept(setting)
  if (!setting || !may('settings.edit')) return null
  return (
    <span className="flex flex-wrap items-center gap-3 px-4 pb-3 sm:py-3">
      <span className="figures text-sm">{copy.accepts(setting.label, settingInWords(setting.key, setting.value))}</span>
      <Button kind="outline" pending={send.pending} onClick={() => send.act()}>
        {copy.accept}
      </Button>
    </span>
  )
}

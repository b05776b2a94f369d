import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react'
import type { FirstStep, OfficeSetting } from '../../shared/contract/office/settings.ts'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { type SettingGroup, settingGroups } from '../../shared/settings/setting.ts'
import { settingInWords } from '../../shared/settings/setting-in-words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { callOffice } from '../api/call-office.ts'
import { useAct } from '../api/use-act.ts'
import { useMay } from '../api/use-me.ts'
import { LoadedPart } from '../parts/loaded-part.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { settingsQuery } from './settings-query.ts'

/** Everything that can be set, by what it is about; first what is missing before the shop can sell. */
export default function SettingsScreen() {
  const query = useQuery(settingsQuery)
  return (
    <>
      <ScreenHead title={copy.title} text={copy.text} />
      <LoadedPart query={query}>
        {({ data, steps }) => (
          <div className="grid gap-8">
            {steps.some(({ done }) => !done) && <FirstSteps steps={steps} list={data} />}
            <section aria-label={copy.groups}>
              <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
                {(Object.keys(settingGroups) as SettingGroup[]).map((group) => (
                  <GroupCard key={group} group={group} list={data.filter((setting) => setting.group === group)} />
                ))}
              </ul>
            </section>
          </div>
        )}
      </LoadedPart>
    </>
  )
}

/** The settings required before the shop can sell, each with a link. */
function FirstSteps({ steps, list }: { steps: FirstStep[]; list: OfficeSetting[] }) {
  const open = steps.filter(({ done }) => !done)
  const blocking = open.filter(({ blocksSelling }) => blocksSelling).length
  return (
    <section className="rounded-sm border border-line bg-card">
      <header className="border-b border-line px-4 py-3 sm:px-5">
        <h2 className="text-lg">{copy.firstTitle}</h2>
        <p className="text-sm text-steel">{copy.firstMissing(blocking, open.length - blocking)}</p>
      </header>
      <ol className="divide-y divide-line">
        {steps.map(({ key, title, why, done, blocksSelling, path, accepts }) => (
          <li key={key} className="flex flex-wrap items-center">
            <Link
              to={path}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-4 py-3 hover:bg-paper sm:px-5"
            >
              <Icon of={done ? CircleCheck : CircleDashed} className={done ? 'text-good' : 'text-signal-deep'} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-steel">{done ? copy.done : why}</span>
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
    </section>
  )
}

/** Says that what holds is right, where somebody may: nothing has to be changed first. */
function AcceptDefault({ setting }: { setting: OfficeSetting | undefined }) {
  const may = useMay()
  const send = useAct({
    stale: ['settings'],
    failed: copy.notSaved,
    send: (command) => {
      const { key = '', value, seen = 0 } = setting ?? {}
      return callOffice('PATCH /settings', { body: { changes: [{ key, value, seen }] }, command })
    },
  })
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

function GroupCard({ group, list }: { group: SettingGroup; list: OfficeSetting[] }) {
  const waiting = list.reduce((sum, setting) => sum + setting.waiting.length, 0)
  const shown = list.slice(0, 3)
  return (
    <li className="rounded-sm border border-line bg-card hover:border-ink">
      <Link to={`/settings/${group}`} className="grid h-full content-start gap-2 p-4">
        <span className="flex items-center justify-between gap-2">
          <span className="font-bold">{settingGroups[group]}</span>
          <Icon of={ChevronRight} size={18} className="text-steel-soft" />
        </span>
        {shown.map(({ key, label, value, isSecret }) => (
          <span key={key} className="line-clamp-1 text-sm text-steel">
            {label}:{' '}
            <span className="text-ink">
              {!isSecret ? settingInWords(key, value) : value === null ? copy.secretNone : copy.secretIsSet}
            </span>
          </span>
        ))}
        {waiting > 0 && <span className="text-sm font-semibold text-teal">{copy.waits(waiting)}</span>}
      </Link>
    </li>
  )
}

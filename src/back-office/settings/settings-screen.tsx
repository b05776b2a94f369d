import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { FirstStep, OfficeSetting } from '../../shared/contract/office/settings.ts'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { type SettingGroup, settingGroups } from '../../shared/settings/setting.ts'
import { settingInWords } from '../../shared/settings/setting-in-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { LoadedPart } from '../parts/loaded-part.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { FirstSteps } from './first-steps.tsx'
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
            {steps.some(({ done }) => !done) && <LeftToDo steps={steps} list={data} />}
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

/** The steps of a new shop, while one is left. */
function LeftToDo({ steps, list }: { steps: FirstStep[]; list: OfficeSetting[] }) {
  const open = steps.filter(({ done }) => !done)
  const blocking = open.filter(({ blocksSelling }) => blocksSelling).length
  return (
    <section className="rounded-sm border border-line bg-card">
      <header className="border-b border-line px-4 py-3 sm:px-5">
        <h2 className="text-lg">{copy.firstTitle}</h2>
        <p className="text-sm text-steel">{copy.firstMissing(blocking, open.length - blocking)}</p>
      </header>
      <FirstSteps steps={steps} list={list} />
    </section>
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

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeSetting } from '../../shared/contract/office/settings.ts'
import { draftCopy } from '../../shared/copy/office/draft.ts'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { type SettingGroup, settingGroups } from '../../shared/settings/setting.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { keepClear } from '../../ui/keep-uncovered-by-toasts.ts'
import type { Params } from '../../ui/router/match-route.ts'
import { Select } from '../../ui/select.tsx'
import { useMay } from '../api/use-me.ts'
import { BackLink } from '../parts/back-link.tsx'
import { LeaveQuestion } from '../parts/leave-question.tsx'
import { LoadedPart } from '../parts/loaded-part.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { useSaveKey } from '../parts/use-save-key.ts'
import { CashRulesCard } from './cash-rules-card.tsx'
import { SettingRow } from './setting-row.tsx'
import { settingsQuery } from './settings-query.ts'
import { useSettingDrafts } from './use-setting-drafts.ts'

/** One group of settings, such as delivery. */
export default function SettingGroupScreen({ params }: { params: Params }) {
  const group = params.group as SettingGroup
  const query = useQuery(settingsQuery)
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/settings">{copy.all}</BackLink>
      <ScreenHead title={settingGroups[group] ?? copy.title} />
      <LoadedPart query={query}>
        {({ data }) => <Group key={group} group={group} list={data.filter((setting) => setting.group === group)} />}
      </LoadedPart>
    </div>
  )
}

function Group({ group, list }: { group: string; list: OfficeSetting[] }) {
  const drafts = useSettingDrafts(group, list)
  const mayEdit = useMay()('settings.edit')
  return (
    <>
      {!mayEdit && <p className="mb-4 rounded-sm bg-paper-deep px-3 py-2 text-sm">{copy.readOnly}</p>}
      {group === 'payment' && <CashRulesCard list={list} read={drafts.valueOf} />}
      <ul className="divide-y divide-line rounded-sm border border-line bg-card px-4 sm:px-6">
        {list.map((setting) => (
          <SettingRow key={setting.key} setting={setting} drafts={drafts} disabled={!mayEdit} />
        ))}
      </ul>
      {drafts.changed.length > 0 && <SaveBar drafts={drafts} />}
    </>
  )
}

/** Comes up with the first change, and says what will be saved. */
function SaveBar({ drafts }: { drafts: ReturnType<typeof useSettingDrafts> }) {
  const [later, setLater] = useState(false)
  const [day, setDay] = useState('')
  const { changed, pending, save, drop } = drafts
  const [first] = changed
  const isComplete = !later || day !== ''
  const saveAll = () => save(later ? new Date(day).toISOString() : undefined)
  useSaveKey(isComplete && !pending, saveAll)
  return (
    <section
      aria-label={draftCopy.bar}
      {...keepClear}
      className="sticky bottom-14 z-20 mt-4 grid grid-cols-1 gap-3 rounded-sm border border-line-strong bg-card p-3 shadow-float sm:p-4 lg:bottom-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={copy.when}
          value={later ? 'later' : 'now'}
          options={[
            { value: 'now', label: copy.now },
            { value: 'later', label: copy.later },
          ]}
          onChange={(event) => setLater(event.target.value === 'later')}
        />
        {later && (
          <Field
            label={copy.day}
            type="datetime-local"
            value={day}
            error={isComplete ? undefined : copy.dayNeeded}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
        <span className="flex flex-1 flex-wrap justify-end gap-2">
          <Button kind="outline" onClick={() => drop()}>
            {copy.discard}
          </Button>
          <Button pending={pending} disabled={!isComplete} onClick={saveAll} aria-keyshortcuts="Control+S">
            {changed.length === 1 ? copy.save(first?.label ?? '') : copy.saveCount(changed.length)}
          </Button>
        </span>
      </div>
      <LeaveQuestion />
    </section>
  )
}

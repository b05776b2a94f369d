import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import type { FirstStep, OfficeSetting } from '../../shared/contract/office/settings.ts'
import { setUpCopy as copy } from '../../shared/copy/office/set-up.ts'
import { officeSettingsCopy } from '../../shared/copy/office/settings.ts'
import { Button } from '../../ui/button.tsx'
import type { Params } from '../../ui/router/match-route.ts'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { useMay } from '../api/use-me.ts'
import { BackLink } from '../parts/back-link.tsx'
import { LeaveQuestion } from '../parts/leave-question.tsx'
import { LoadedPart } from '../parts/loaded-part.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { useSaveKey } from '../parts/use-save-key.ts'
import { useAccept } from './first-steps.tsx'
import { SettingRow } from './setting-row.tsx'
import { settingsQuery } from './settings-query.ts'
import { useSettingDrafts } from './use-setting-drafts.ts'

/** One step of a new shop, with the fields of its settings; saving leads to the next one that is left. */
export default function SetUpStepScreen({ params }: { params: Params }) {
  const query = useQuery(settingsQuery)
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/set-up">{copy.all}</BackLink>
      <LoadedPart query={query}>
        {({ data, steps }) => {
          const step = steps.find(({ key, settings }) => key === params.step && settings.length > 0)
          return step ? (
            <Step key={step.key} step={step} steps={steps} all={data} />
          ) : (
            <ScreenHead title={copy.notFound} />
          )
        }}
      </LoadedPart>
    </div>
  )
}

interface StepProps {
  step: FirstStep
  steps: FirstStep[]
  all: OfficeSetting[]
}

function Step({ step, steps, all }: StepProps) {
  const list = step.settings.flatMap((key) => all.filter((setting) => setting.key === key))
  const drafts = useSettingDrafts(`set-up ${step.key}`, list)
  const mayEdit = useMay()('settings.edit')
  const place = copy.stepOf(steps.indexOf(step) + 1, steps.length)
  const isNeeded = step.blocksSelling && !step.done
  const fields = useRef<HTMLUListElement>(null)
  return (
    <>
      <ScreenHead title={step.title} text={`${place}${isNeeded ? ` · ${copy.needed}` : ''}`} />
      <p className="mb-4 text-sm text-steel">{`${step.todo} ${step.why}`}</p>
      {!mayEdit && <p className="mb-4 rounded-sm bg-paper-deep px-3 py-2 text-sm">{officeSettingsCopy.readOnly}</p>}
      <ul ref={fields} className="divide-y divide-line rounded-sm border border-line bg-card px-4 sm:px-6">
        {list.map((setting) => (
          <SettingRow key={setting.key} setting={setting} drafts={drafts} disabled={!mayEdit} />
        ))}
      </ul>
      <Onward {...{ step, steps, all, drafts, mayEdit, fields }} />
    </>
  )
}

interface OnwardProps extends StepProps {
  drafts: ReturnType<typeof useSettingDrafts>
  mayEdit: boolean
  fields: RefObject<HTMLUListElement | null>
}

/** The button to the next step: it saves what was typed, or says that what holds is right, or leaves the step for later. */
function Onward({ step, steps, all, drafts, mayEdit, fields }: OnwardProps) {
  const goOn = useGoOn(step.key, steps)
  const accept = useAccept(
    all.find(({ key }) => key === step.accepts),
    () => void goOn(),
  )
  const { changed, pending } = drafts
  const save = () => drafts.save(undefined, { onSuccess: () => void goOn() })
  const isAccepted = mayEdit && step.accepts !== null
  const [text, press] =
    changed.length > 0
      ? [copy.saveAndNext, save]
      : isAccepted
        ? [copy.acceptAndNext, () => accept.act()]
        : [copy.next, () => void goOn()]
  const pressUnlessTyped = () => {
    if (focusTypedSecret(fields.current)) toast.error(copy.secretTyped)
    else press()
  }
  useSaveKey(changed.length > 0 && !pending, pressUnlessTyped)
  return (
    <div className="mt-4 flex flex-wrap justify-end gap-2">
      {changed.length > 0 && (
        <Button kind="outline" onClick={() => drafts.drop()}>
          {officeSettingsCopy.discard}
        </Button>
      )}
      <Button pending={pending || accept.pending} onClick={pressUnlessTyped}>
        {text}
      </Button>
      {changed.length > 0 && <LeaveQuestion />}
    </div>
  )
}

/** A secret is saved on its own: brings whoever has typed one and not saved it to its button. Returns whether there is one. */
function focusTypedSecret(fields: HTMLUListElement | null): boolean {
  const form = fields?.querySelector('form')
  const isTyped = [...(form?.querySelectorAll('input') ?? [])].some((input) => input.value !== input.defaultValue)
  if (isTyped) form?.querySelector<HTMLElement>('[type=submit]')?.focus()
  return isTyped
}

/** Returns what leads to the next step that is left: by the steps as they were, where the server does not answer. */
function useGoOn(present: string, known: readonly FirstStep[]) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const asked = client.fetchQuery({ ...settingsQuery, staleTime: 0 })
    const steps = await asked.then(
      (answer) => answer.steps,
      () => known,
    )
    const at = steps.findIndex(({ key }) => key === present)
    const next = [...steps.slice(at + 1), ...steps.slice(0, at)].find(({ done }) => !done)
    navigate(next?.path ?? '/set-up')
  }
}

import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { OfficeFitRule } from '../../../shared/contract/office/fit.ts'
import { fitOfficeCopy as copy } from '../../../shared/copy/office/fit.ts'
import { fitFormCopy as form } from '../../../shared/copy/office/fit-form.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { rulesQuery } from './rule-queries.ts'

/** By which rules the shop says what fits what, each with a switch and with what was done to it. */
export default function FitRulesScreen() {
  const query = useQuery(rulesQuery)
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.title} text={copy.text}>
        <ButtonLink to="/fit/new" className="max-sm:w-full">
          <Icon of={Plus} size={18} />
          {form.add}
        </ButtonLink>
      </ScreenHead>
      <LoadedPart query={query}>
        {({ data }) => (
          <ul className="grid grid-cols-1 gap-2">
            {data.rules.map((rule) => (
              <RuleCard key={rule._id} rule={rule} />
            ))}
          </ul>
        )}
      </LoadedPart>
    </div>
  )
}

function RuleCard({ rule }: { rule: OfficeFitRule }) {
  const { _id: id, name, relation, danger, checks, active } = rule
  const [open, setOpen] = useState(false)
  const { flip, wanted } = useFlip(rule)
  return (
    <li className="grid grid-cols-1 gap-2 rounded-sm border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-48 text-base font-semibold wrap-anywhere">
          <Link
            to={`/fit/${id}`}
            className="inline-flex min-h-11 items-center text-teal underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </h2>
        {danger && <Badge tone="bad">{copy.dangerText}</Badge>}
        {relation === 'instead' && <Badge tone="teal">{copy.instead}</Badge>}
        <label className="flex min-h-11 items-center gap-2 text-sm font-medium">
          <input
            type="checkbox"
            checked={wanted ?? active}
            aria-label={copy.on(name)}
            onChange={() => void flip()}
            className="size-5 accent-teal"
          />
          {copy.onShort}
        </label>
      </div>
      <ul className="list-disc pl-5 text-sm text-steel">
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center font-medium text-teal">{copy.history}</summary>
        {open && <RecordHistory kind="fit_rule" id={id} />}
      </details>
    </li>
  )
}

/** Switches a rule. What somebody else has done meanwhile is fetched and said. */
function useFlip({ _id: id, active, version }: OfficeFitRule) {
  const send = useCommand(
    (body: { version: number; changes: { active: { was: boolean; now: boolean } } }, command: string) =>
      callOffice('PATCH /fit-rules/{id}', { params: { id }, body, command }),
  )
  const [wanted, setWanted] = useState<boolean | null>(null)
  const flip = async () => {
    if (wanted !== null) return
    setWanted(!active)
    try {
      const { message } = await send({ version, changes: { active: { was: active, now: !active } } })
      toast.success(message)
    } catch (error) {
      toast.error(failureText(error, copy.failed))
    }
    await queryClient.invalidateQueries({ queryKey: ['fit-rules'] })
    setWanted(null)
  }
  return { flip, wanted }
}

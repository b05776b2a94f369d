import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FitRuleFields, WrittenFitRule } from '../../../shared/contract/office/fit.ts'
import { fitFormCopy as copy } from '../../../shared/copy/office/fit-form.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import type { DraftEdit } from '../../parts/use-draft.ts'
import { RuleForm } from './rule-form.tsx'
import { type Names, namesQuery, ruleQuery } from './rule-queries.ts'

/** A rule of what fits what: a new one, or one that there is, with what was done to it. */
export default function FitRuleScreen({ params: { id } }: { params: Params }) {
  const query = useQuery(namesQuery)
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/fit">{copy.back}</BackLink>
      <LoadedPart query={query}>
        {({ data }) => {
          const categories = data.categories.map(({ _id, name }) => ({ value: _id, label: name }))
          const names = { attributes: data.attributes, categories }
          return id === undefined ? <NewRule names={names} /> : <KeptRule key={id} id={id} names={names} />
        }}
      </LoadedPart>
    </div>
  )
}

const about = { named: [], unnamed: [], has: [], lacks: [] }
const blank: FitRuleFields = {
  name: '',
  relation: 'with',
  danger: false,
  words: '',
  part: about,
  host: about,
  checks: [],
}

function NewRule({ names }: { names: Names }) {
  const navigate = useNavigate()
  const add = async ({ changes }: DraftEdit<FitRuleFields>, command: string) => {
    const wanted = Object.entries(changes).map(([field, change]) => [field, change?.now])
    const body: FitRuleFields = { ...blank, ...Object.fromEntries(wanted) }
    const { data } = await callOffice('POST /fit-rules', { body, command })
    adopt(data)
    navigate(`/fit/${data._id}`)
    return data.version
  }
  return (
    <>
      <ScreenHead title={copy.newTitle} text={copy.text} />
      <RuleForm record="fit new" rule={blank} version={0} names={names} save={add} />
    </>
  )
}

function KeptRule({ id, names }: { id: string; names: Names }) {
  const query = useQuery(ruleQuery(id))
  const save = async (edit: DraftEdit<FitRuleFields>, command: string) => {
    const { data } = await callOffice('PATCH /fit-rules/{id}/rule', { params: { id }, body: edit, command })
    adopt(data)
    return data.version
  }
  return (
    <LoadedPart query={query}>
      {({ data: { _id, version, active: _, ...rule } }) => (
        <div className="grid gap-6">
          <ScreenHead title={rule.name} text={copy.text}>
            <RemoveRule id={id} />
          </ScreenHead>
          <RuleForm record={`fit ${_id}`} rule={rule} version={version} names={names} save={save} />
          <RecordHistory kind="fit_rule" id={id} />
        </div>
      )}
    </LoadedPart>
  )
}

/** Puts the saved rule into the cache before the draft is discarded. */
function adopt(rule: WrittenFitRule): void {
  queryClient.setQueryData(ruleQuery(rule._id).queryKey, { success: true, message: '', data: rule } as never)
  void queryClient.invalidateQueries({ queryKey: ['fit-rules'] })
}

function RemoveRule({ id }: { id: string }) {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const send = useCommand((_: null, command: string) =>
    callOffice('DELETE /fit-rules/{id}', { params: { id }, command }),
  )
  const remove = async () => {
    setPending(true)
    try {
      toast.success((await send(null)).message)
      navigate('/fit')
      queryClient.removeQueries({ queryKey: ruleQuery(id).queryKey })
      void queryClient.invalidateQueries({ queryKey: ['fit-rules'] })
    } catch (error) {
      toast.error(failureText(error, copy.failed))
      setPending(false)
    }
  }
  return (
    <Button kind="quiet" pending={pending} onClick={() => void remove()}>
      {copy.takeOut}
    </Button>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeJob, SheetHead } from '../../../shared/contract/office/jobs.ts'
import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { PartFailed } from '../../parts/part-failed.tsx'
import { ListField } from './file-form.tsx'
import { jobsQuery } from './job-query.ts'

/** Says what each column of a file is. What the shop would guess is chosen already. */
export function ColumnsForm({ job, onClose }: { job: OfficeJob; onClose?: () => void }) {
  const { _id: id, heads, headProblems, found, makes } = job
  const [means, setMeans] = useState(() => guessed(heads))
  const [isOnly, setOnly] = useState(job.only !== null)
  const [list, setList] = useState(job.list ?? '')
  const send = useCommand(
    (body: { means: Record<string, string>; only: string[] | null; list: string | null }, command) =>
      callOffice('POST /imports/{id}/columns', {
        params: { id },
        body: { ...body, ...placeOf(found), makes },
        command,
      }),
  )
  const look = useMutation({
    mutationFn: () => {
      const only = Object.values(means).filter((name) => name !== '' && name !== 'product' && name !== 'variant')
      return send({ means, only: isOnly ? only : null, list: list.trim() || null })
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['jobs'] })
      onClose?.()
    },
  })
  return (
    <form
      className="grid gap-4 rounded-md border border-line bg-card p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        look.mutate()
      }}
    >
      <h2 className="text-lg">{copy.columns}</h2>
      <FormAlert text={look.error && failureText(look.error, copy.notSent)} />
      <p className="text-sm text-steel">{copy.columnsText}</p>
      <ul className="grid grid-cols-1 gap-1 text-sm text-bad empty:hidden">
        {headProblems
          .filter(({ column }) => !isSaid(column, means))
          .map(({ column, sentence }) => (
            <li key={column + sentence}>
              <b>{column}</b>: {sentence}
            </li>
          ))}
      </ul>
      <Heads heads={heads} means={means} onChange={(head, name) => setMeans({ ...means, [head]: name })} />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" checked={isOnly} onChange={() => setOnly(!isOnly)} className="size-5 accent-teal" />
        {copy.onlyThere}
      </label>
      <ListField value={list} onChange={setList} />
      <Button type="submit" pending={look.isPending} className="justify-self-start">
        {copy.lookAgain}
      </Button>
    </form>
  )
}

/** Place where the list was found: it is read from there again. */
export function placeOf(found: OfficeJob['found']): { sheet?: string; headRow?: number } {
  return { ...(found?.sheet && { sheet: found.sheet }), ...(found?.headRow && { headRow: found.headRow }) }
}

/** Returns whether the choices below already give a column's meaning. */
function isSaid(column: string, means: Record<string, string>): boolean {
  return column in means || Object.values(means).includes(column)
}

/** Returns the guessed columns of heads without a mapping, each column once. */
function guessed(heads: readonly SheetHead[]): Record<string, string> {
  const taken = new Set(heads.map(({ means }) => means))
  const entries = heads.map(({ head, means, perhaps }) => {
    const name = means ?? (perhaps !== null && !taken.has(perhaps) ? perhaps : '')
    taken.add(name)
    return [head, name]
  })
  return Object.fromEntries(entries)
}

function Heads({
  heads,
  means,
  onChange,
}: {
  heads: readonly SheetHead[]
  means: Record<string, string>
  onChange: (head: string, name: string) => void
}) {
  const query = useQuery(jobsQuery)
  const columns = (query.data?.columns ?? []).map(({ name, label }) => ({
    value: name,
    label: label === name ? name : `${label} (${name})`,
  }))
  const options = [{ value: '', label: copy.notRead }, ...columns]
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <PartFailed query={query} className="sm:col-span-2" />
      {[...new Set(heads.flatMap(({ head, means }) => (head === '' && means === '' ? [] : [head])))].map((head) => (
        <Select
          key={head}
          label={head || copy.column}
          options={options}
          value={means[head] ?? ''}
          onChange={(event) => onChange(head, event.target.value)}
        />
      ))}
    </div>
  )
}

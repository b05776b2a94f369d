import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FoundFile, OfficeJob } from '../../../shared/contract/office/jobs.ts'
import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'

/** Sheet and row of the column names, as they were guessed, to be chosen otherwise. Another choice reads the file again. */
export function PlaceForm({ job, found, onClose }: { job: OfficeJob; found: FoundFile; onClose?: () => void }) {
  const { _id: id, only, list, heads, makes } = job
  const { sheets = [], firstRows = [], headRow = 1 } = found
  const [sheet, setSheet] = useState(found.sheet)
  const [row, setRow] = useState(headRow)
  const send = useCommand((body: { sheet?: string; headRow?: number }, command) => {
    const means = Object.fromEntries(heads.flatMap(({ head, means }) => (means ? [[head, means]] : [])))
    return callOffice('POST /imports/{id}/columns', {
      params: { id },
      body: { ...body, means, only, list, makes },
      command,
    })
  })
  const read = useMutation({
    // the rows of another sheet are not known here: its head is guessed
    mutationFn: () => send({ ...(sheet && { sheet }), ...(sheet === found.sheet && { headRow: row }) }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['jobs'] })
      onClose?.()
    },
  })
  const isOther = sheet !== found.sheet || row !== headRow
  return (
    <form
      className="mb-4 grid gap-4 rounded-md border border-line bg-card p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        read.mutate()
      }}
    >
      <h2 className="text-lg">{copy.place}</h2>
      <FormAlert text={read.error && failureText(read.error, copy.notSent)} />
      <div className="grid gap-3 sm:grid-cols-2">
        {sheets.length > 1 && (
          <Select
            label={copy.sheet}
            options={sheets.map((name) => ({ value: name, label: name }))}
            value={sheet ?? ''}
            onChange={(event) => setSheet(event.target.value)}
          />
        )}
        {sheet === found.sheet && (
          <Select
            label={copy.headRow}
            options={firstRows.map((text, at) => ({ value: String(at + 1), label: copy.headRowOf(at + 1, text) }))}
            value={String(row)}
            onChange={(event) => setRow(Number(event.target.value))}
          />
        )}
      </div>
      {isOther && (
        <Button type="submit" pending={read.isPending} className="justify-self-start">
          {copy.readAgain}
        </Button>
      )}
    </form>
  )
}

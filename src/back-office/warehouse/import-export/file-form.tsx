import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { FileDrop } from './file-drop.tsx'
import { jobsQuery } from './job-query.ts'

/** A file is chosen, said whose it is, and looked at. */
export function FileForm() {
  const [file, setFile] = useState<File | null>(null)
  const [list, setList] = useState('')
  const [only, setOnly] = useState('')
  const navigate = useNavigate()
  const send = useCommand((body: FormData, command) => callOffice('POST /imports', { body, command }))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = new FormData()
      body.set('list', list)
      body.set('only', only)
      // last: what stands before it is known when the file comes
      if (file) body.set('table', file)
      return send(body)
    },
    onSuccess: ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: ['jobs'] })
      navigate(`/files/${data._id}`)
    },
  })
  return (
    <form
      className="grid w-full gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (file) mutate()
      }}
    >
      <FormAlert text={error && failureText(error, copy.notSent)} />
      <FileDrop
        label={file ? copy.other : copy.choose}
        hint={copy.chooseHint}
        accept=".xlsx,.csv,.txt,.tsv"
        chosen={file && copy.chosen(file.name)}
        testId="table"
        onChoose={([first]) => first && setFile(first)}
      />
      <ListField value={list} onChange={setList} />
      <Field
        label={copy.only}
        hint={copy.onlyHint}
        value={only}
        maxLength={2000}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setOnly(event.target.value)}
      />
      <Button type="submit" disabled={!file} pending={isPending} className="justify-self-start">
        {copy.look}
      </Button>
    </form>
  )
}

/** The name of a list, with those that are known. */
export function ListField({ value, onChange }: { value: string; onChange: (list: string) => void }) {
  const { data } = useQuery(jobsQuery)
  const known = useId()
  return (
    <>
      <Field
        label={copy.list}
        hint={copy.listHint}
        value={value}
        maxLength={60}
        list={known}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={known}>
        {data?.lists.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

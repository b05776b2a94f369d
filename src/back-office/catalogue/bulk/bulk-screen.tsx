import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bulkCopy as copy } from '../../../shared/copy/office/bulk-screen.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { callOffice } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { type BulkForm, bodyOf, type Choices, noBulk, percentOf } from './bulk-form.ts'
import { ChangeFields } from './change-fields.tsx'
import { FilterFields } from './filter-fields.tsx'

const choicesQuery = queryOptions({
  queryKey: ['bulk-choices'],
  queryFn: ({ signal }) => callOffice('GET /bulk-choices', { signal }),
})

/** A change of many goods: which, what, and then a look at what would become of them. */
export default function BulkScreen() {
  const query = useQuery(choicesQuery)
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/files">{copy.back}</BackLink>
      <ScreenHead title={copy.title} text={copy.text} />
      <LoadedPart query={query}>{(choices) => <Form choices={choices} />}</LoadedPart>
    </div>
  )
}

function Form({ choices }: { choices: Choices }) {
  const [form, setForm] = useState<BulkForm>(noBulk)
  const [isTried, setTried] = useState(false)
  const navigate = useNavigate()
  const send = useCommand((body: ReturnType<typeof bodyOf>, command) =>
    callOffice('POST /bulk-changes', { body, command }),
  )
  const look = useMutation({
    mutationFn: () => send(bodyOf(form, choices)),
    onSuccess: ({ data }) => navigate(`/files/${data._id}`),
  })
  const change = (part: Partial<BulkForm>) => setForm({ ...form, ...part })
  const isWrong = form.kind === 'price' && percentOf(form) === null
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isWrong) event.currentTarget.querySelector<HTMLInputElement>('#bulk-percent')?.focus()
        else look.mutate()
      }}
    >
      <FormAlert text={look.error && failureText(look.error, copy.notBegun)} />
      <FilterFields form={form} choices={choices} onChange={change} />
      <ChangeFields form={form} choices={choices} onChange={change} isWrong={isTried && isWrong} />
      <Button type="submit" pending={look.isPending} className="justify-self-start">
        {copy.look}
      </Button>
    </form>
  )
}

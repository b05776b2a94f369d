import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { stockLimits } from '../../../shared/stock-limits.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { callOffice, type OfficeInput } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { PartFailed } from '../../parts/part-failed.tsx'

const kinds = ['random', 'category', 'shelves', 'list'] as const
type Kind = (typeof kinds)[number]
type Scope = NonNullable<Exclude<OfficeInput<'POST /counts'>['body'], FormData>>['scope']

/** A dialog that asks for the items to count and whether to count blind. */
export function NewCountDialog({ onStarted, onClose }: { onStarted: (id: string) => void; onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('random')
  const { start, pending, refused, errors } = useStart(onStarted)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const scopes: Record<Kind, Scope> = {
      random: { kind: 'random', items: numberIn(text('items'), numberRules.pieces) ?? 0 },
      category: { kind: 'category', id: text('id') },
      shelves: { kind: 'shelves', from: text('from'), to: text('to') || text('from') },
      list: { kind: 'list', name: text('name') },
    }
    void start({ scope: scopes[kind], blind: data.get('blind') === 'on' })
  }
  return (
    <Dialog title={copy.start} closeLabel={copy.close} size="narrow" onClose={onClose}>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-5">
        <FormAlert text={refused} />
        <Kinds kind={kind} onChoose={setKind} />
        <ScopeFields kind={kind} errors={errors} />
        <label className="flex min-h-11 items-start gap-3">
          <input type="checkbox" name="blind" defaultChecked className="mt-0.5 size-5 accent-teal" />
          <span>
            <span className="block font-medium">{copy.blind}</span>
            <span className="block text-sm text-steel">{copy.blindHint}</span>
          </span>
        </label>
        <Button type="submit" wide pending={pending}>
          {copy.begin}
        </Button>
      </Form>
    </Dialog>
  )
}

function Kinds({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">{copy.what}</legend>
      {kinds.map((each) => (
        <label
          key={each}
          className={classNames(
            'flex min-h-14 cursor-pointer items-center gap-3 rounded-sm border px-3 py-2',
            each === kind ? 'border-teal bg-teal-wash' : 'border-line-strong bg-card',
          )}
        >
          <input
            type="radio"
            name="kind"
            checked={each === kind}
            onChange={() => onChoose(each)}
            className="size-5 accent-teal"
          />
          <span>
            <span className="block font-medium">{copy.kinds[each]}</span>
            <span className="block text-sm text-steel">{copy.kindHints[each]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function ScopeFields({ kind, errors }: { kind: Kind; errors: Readonly<Record<string, string>> }) {
  return (
    <>
      {kind === 'random' && (
        <NumberText kind="pieces" name="items" label={copy.howMany} defaultValue={20} error={errors['scope.items']} />
      )}
      {kind === 'category' && <Category error={errors['scope.id']} />}
      {kind === 'shelves' && (
        <div className="grid grid-cols-2 items-start gap-4">
          <Field name="from" label={copy.shelfFrom} maxLength={stockLimits.shelfMax} error={errors['scope.from']} />
          <Field
            name="to"
            label={copy.shelfTo}
            hint={copy.shelfHint}
            maxLength={stockLimits.shelfMax}
            error={errors['scope.to'] ?? errors.scope}
          />
        </div>
      )}
      {kind === 'list' && (
        <Field name="name" label={copy.where} hint={copy.whereHint} maxLength={60} error={errors['scope.name']} />
      )}
    </>
  )
}

function Category({ error }: { error: string | undefined }) {
  const query = useQuery({
    queryKey: ['counts', 'choices'],
    queryFn: ({ signal }) => callOffice('GET /counts/choices', { signal }),
  })
  const options = (query.data?.data ?? []).map(({ id, name, items }) => ({
    value: id,
    label: copy.choice(name, items),
  }))
  return (
    <>
      <Select name="id" label={copy.category} options={options} error={error} />
      <PartFailed query={query} />
    </>
  )
}

function useStart(onStarted: (id: string) => void) {
  const [state, setState] = useState<{ pending: boolean; error: unknown }>({ pending: false, error: null })
  const send = useCommand((body: { scope: Scope; blind: boolean }, command) =>
    callOffice('POST /counts', { body, command }),
  )
  const start = async (body: { scope: Scope; blind: boolean }) => {
    setState({ pending: true, error: null })
    try {
      const { data } = await send(body)
      void queryClient.invalidateQueries({ queryKey: ['counts'] })
      onStarted(data._id)
    } catch (error) {
      setState({ pending: false, error })
    }
  }
  const errors = state.error instanceof ApiFailure ? state.error.errors : {}
  const isSaid = Object.keys(errors).some((field) => field.startsWith('scope.'))
  const refused = state.error && !isSaid ? failureText(state.error, copy.notStarted) : undefined
  return { start, pending: state.pending, refused, errors }
}

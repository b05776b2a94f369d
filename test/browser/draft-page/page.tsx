import './styles.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MeContext } from '../../../src/back-office/api/use-me.ts'
import { SaveBar } from '../../../src/back-office/parts/save-bar.tsx'
import { type DraftEdit, useDraft } from '../../../src/back-office/parts/use-draft.ts'
import type { EditConflict } from '../../../src/shared/contract/office/edit.ts'
import type { Me } from '../../../src/shared/contract/office/session.ts'
import { ApiFailure, noConnection } from '../../../src/ui/api-failure.ts'
import { Field } from '../../../src/ui/field.tsx'
import { Going } from '../../../src/ui/router/use-location.ts'
import { Toaster } from '../../../src/ui/toaster.tsx'

// A form of the back office on a record that the test keeps: every tab of this page has the same one (localStorage).

type Values = { price: string; offer: string; note: string }
type Stored = { values: Values; version: number }
type Answer = { saved: number } | { conflict: EditConflict } | { noAnswer: true } | { errors: Record<string, string> }

declare global {
  interface Window {
    /** The test's own server: given the edit and the command's id, it answers. */
    answer: (sent: string) => Promise<Answer>
    stored: () => Promise<Stored>
  }
}

function Form({ first }: { first: Stored }) {
  const [{ values, version }, setRecord] = useState(first)
  const save = async (edit: DraftEdit<Values>, command: string) => {
    const answer = await window.answer(JSON.stringify({ edit, command }))
    if ('noAnswer' in answer) throw noConnection()
    if ('errors' in answer)
      throw new ApiFailure({ status: 400, code: 'bad_input', message: 'Please check it', ...answer })
    if ('conflict' in answer) throw new ApiFailure({ status: 409, code: 'edit_conflict', message: '', ...answer })
    setRecord(await window.stored())
    return answer.saved
  }
  const draft = useDraft<Values>({ record: 'proof 1', values, version, save })
  const labels = { price: 'Price', offer: 'Selling price', note: 'Note' }
  return (
    <main className="mx-auto max-w-3xl p-4">
      <h1 className="mb-4 text-2xl">A record</h1>
      <div className="grid gap-4">
        {(Object.keys(labels) as (keyof Values)[]).map((name) => (
          <Field
            key={name}
            label={labels[name]}
            value={draft.values[name]}
            onChange={(event) => draft.set(name, event.target.value)}
          />
        ))}
        <a href="/elsewhere">Elsewhere</a>
        <button type="button" onClick={async () => setRecord(await window.stored())}>
          Look again
        </button>
      </div>
      <SaveBar draft={draft} labels={labels} show={(_, value) => `₹${value}`} />
    </main>
  )
}

/** Drafts are of who is signed in. */
const me: Me = {
  _id: 'proof-person',
  name: 'Ramla Beegum',
  email: 'ramla@example.in',
  roles: ['manager'],
  permissions: [],
  limits: { refund: null, discount: null, pieces: null },
  factor: 'full',
  shared: false,
}

function Page() {
  const [first, setFirst] = useState<Stored | null>(null)
  const [went, setWent] = useState('')
  useEffect(() => {
    void window.stored().then(setFirst)
  }, [])
  return (
    <Going value={(to) => setWent(to)}>
      <MeContext value={me}>{first && <Form first={first} />}</MeContext>
      <p data-went>{went}</p>
      <Toaster visible={3} labels={{ region: 'Messages', close: 'Close' }} />
    </Going>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />)

import { useState } from 'react'
import { signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { RecoveryCodeList } from '../../factors/recovery-code-list.tsx'
import { JoinSecondFactor } from './join-second-factor.tsx'

const copy = signInScreens.join

interface JoinStepsProps {
  person: { name: string; email: string; again: boolean }
  token: string
  /** Screen that opens when they are in. */
  then?: string
}

/** Name and password, then the second factor, then the recovery codes. */
export function JoinSteps({ person, token, then = '/' }: JoinStepsProps) {
  const [you, setYou] = useState({ name: person.name, password: '' })
  const [step, setStep] = useState(0)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [problems, setProblems] = useState<Record<string, string>>({})
  return (
    <div className="grid gap-5">
      <p className="caption text-steel" aria-live="polite">
        {copy.stepOf(step + 1, copy.steps[step] ?? '')}
      </p>
      {step === 0 && (
        <YouForm
          person={person}
          you={you}
          problems={problems}
          onNext={(chosen) => {
            setYou(chosen)
            setStep(1)
          }}
        />
      )}
      {step === 1 && (
        <JoinSecondFactor
          you={{ ...you, token }}
          onBack={(found) => {
            setProblems(found)
            setStep(0)
          }}
          onJoined={(made) => {
            setCodes(made)
            setStep(2)
          }}
        />
      )}
      {step === 2 && (
        <>
          <h2 className="text-lg">{copy.codesTitle}</h2>
          <RecoveryCodeList codes={codes} />
          <Button wide onClick={() => window.location.assign(then)}>
            {copy.open}
          </Button>
        </>
      )}
    </div>
  )
}

interface YouFormProps {
  person: JoinStepsProps['person']
  you: { name: string; password: string }
  problems: Record<string, string>
  onNext: (you: { name: string; password: string }) => void
}

function YouForm({ person, you, problems, onNext }: YouFormProps) {
  return (
    <Form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        onNext({ name: String(typed.get('name')), password: String(typed.get('password')) })
      }}
    >
      {person.again && <p className="text-sm font-medium">{copy.again}</p>}
      <input type="hidden" name="email" autoComplete="username" value={person.email} />
      <Field
        name="name"
        label={copy.name}
        hint={copy.nameHint}
        error={problems.name}
        defaultValue={you.name}
        autoComplete="name"
        required
      />
      <PasswordField
        name="password"
        label={signInScreens.password}
        hint={copy.passwordHint}
        error={problems.password}
        defaultValue={you.password}
        autoComplete="new-password"
      />
      <Button type="submit" wide>
        {copy.next}
      </Button>
    </Form>
  )
}

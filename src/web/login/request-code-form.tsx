import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fieldProblem } from '../../shared/contract/field-problems.ts'
import { email as emailRule } from '../../shared/contract/fields.ts'
import { signIn } from '../../shared/copy/sign-in.ts'
import { failureText } from '../api/api-failure.ts'
import { call } from '../api/call.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { focusFirstBad } from '../ui/focus-first-bad.ts'
import { Form } from '../ui/form.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { toast } from '../ui/show-toast.ts'

const copy = signIn.forgotten

/** Asks for the code. */
export function RequestCodeForm(props: {
  email: string
  onEmail: (email: string) => void
  onSent: (resetId: string) => void
  /** Where a code was asked for in this tab before. */
  onHaveCode?: (() => void) | undefined
}) {
  const [problem, setProblem] = useState<string>()
  const request = useMutation({
    mutationFn: () => call('POST /user/forgot-password', { body: { email: props.email } }),
    onSuccess: ({ message, resetId }) => {
      toast.success(message)
      props.onSent(resetId)
    },
    onError: (error) => toast.error(failureText(error, copy.sendFailed)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = fieldProblem(emailRule, props.email)
    focusFirstBad(event.currentTarget, () => setProblem(found))
    if (!found && !request.isPending) request.mutate()
  }
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <FormAlert text={request.error && failureText(request.error, copy.sendFailed)} />
      <Field
        label={copy.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={props.email}
        error={problem}
        onChange={(event) => {
          props.onEmail(event.target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" wide pending={request.isPending}>
        {copy.send}
      </Button>
      {props.onHaveCode && (
        <Button kind="quiet" onClick={props.onHaveCode}>
          {copy.haveCode}
        </Button>
      )}
    </Form>
  )
}

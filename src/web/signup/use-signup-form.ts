import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fallbacks, toasts } from '../../shared/copy/toasts.ts'
import { ApiFailure, failureText } from '../api/api-failure.ts'
import { call } from '../api/call.ts'
import { useSignIn } from '../session/use-sign-in.ts'
import { focusFirstBad } from '../ui/focus-first-bad.ts'
import { toast } from '../ui/show-toast.ts'
import { type SignupDraft, signupProblems } from './signup-problems.ts'

const empty: SignupDraft = { username: '', phonenumber: '', email: '', password: '', confirmPassword: '' }
const all = Object.keys(empty) as (keyof SignupDraft)[]

/** The signup form: checked on each change and again on submit; nothing is sent while anything is wrong (SPEC §5). */
export function useSignupForm() {
  const [draft, setDraft] = useState(empty)
  const [checked, setChecked] = useState<readonly (keyof SignupDraft)[]>([])
  const [refused, setRefused] = useState<Partial<SignupDraft>>({})
  const signedIn = useSignIn()
  const signup = useMutation({
    mutationFn: ({ confirmPassword, ...body }: SignupDraft) => call('POST /user/register', { body }),
    onSuccess: (answer) => {
      signedIn(answer)
      toast.success(answer.message || toasts.signedUp)
    },
    onError: (error) => {
      if (error instanceof ApiFailure) setRefused(error.errors)
      toast.error(failureText(error, fallbacks.signup))
    },
  })
  const problems = signupProblems(draft)
  const shown: Partial<SignupDraft> = { ...refused }
  for (const field of checked) if (problems[field]) shown[field] = problems[field]
  return {
    draft,
    problems: shown,
    pending: signup.isPending,
    serverError: signup.error && failureText(signup.error, fallbacks.signup),
    change: (field: keyof SignupDraft, value: string) => {
      setDraft({ ...draft, [field]: value })
      setChecked([...checked, field])
      setRefused({ ...refused, [field]: undefined })
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (signup.isPending) return
      focusFirstBad(event.currentTarget, () => setChecked(all))
      if (Object.keys(problems).length === 0) signup.mutate(draft)
    },
  }
}

import { SignupInput } from '../../shared/contract/accounts.ts'
import { fieldProblems } from '../../shared/contract/field-problems.ts'
import { forms } from '../../shared/copy/forms.ts'

/** What is typed into the signup form. */
export interface SignupDraft {
  username: string
  phonenumber: string
  email: string
  password: string
  confirmPassword: string
}

/** What is wrong with each field (SPEC §5): the rules of the call, and that both passwords are the same. */
export function signupProblems(draft: SignupDraft): Partial<SignupDraft> {
  const problems: Partial<SignupDraft> = fieldProblems(SignupInput, draft)
  if (draft.confirmPassword !== draft.password) problems.confirmPassword = forms.passwordsDiffer
  return problems
}

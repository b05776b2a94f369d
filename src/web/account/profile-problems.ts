import { fieldProblem } from '../../shared/contract/field-problems.ts'
import { username as nameRule, phonenumber as phoneRule } from '../../shared/contract/fields.ts'
import { forms } from '../../shared/copy/forms.ts'

/** What of the profile can be changed. */
export interface ProfileDraft {
  username: string
  phonenumber: string
  /** The present one: asked for only where the phone number, which one logs in with, changes. */
  password: string
}

/** What is wrong with each field of the profile (SPEC §5). */
export function profileProblems(
  { username, phonenumber, password }: ProfileDraft,
  newPhone: boolean,
): Partial<ProfileDraft> {
  const problems: Partial<ProfileDraft> = {}
  const name = username.trim() === '' ? forms.profileName : fieldProblem(nameRule, username)
  const phone = phonenumber.trim() === '' ? forms.profilePhone : phoneProblem(phonenumber)
  if (name) problems.username = name
  if (phone) problems.phonenumber = phone
  if (newPhone && !phone && password === '') problems.password = forms.passwordNeeded
  return problems
}

function phoneProblem(phonenumber: string): string | undefined {
  return fieldProblem(phoneRule, phonenumber) && forms.profilePhoneInvalid
}

/** Whether saving would change nothing. */
export function sameProfile(draft: ProfileDraft, stored: ProfileDraft): boolean {
  return draft.username.trim() === stored.username && draft.phonenumber === stored.phonenumber
}

import { isGuessablePassword, type OwnWords } from '../../domain/accounts/guessable-password.ts'
import { forms } from '../../shared/copy/forms.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { Shop } from '../platform/shop.ts'

/** Throws `bad_input` at `field` where a new password is among the first that a guesser tries. */
export function refuseGuessable(
  { settings }: Pick<Shop, 'settings'>,
  password: string,
  own: OwnWords,
  field = 'password',
): void {
  if (!isGuessablePassword(password, { ...own, shop: settings.identity().name })) return
  throw new Failure('bad_input', forms.passwordCommon, { errors: { [field]: forms.passwordCommon } })
}

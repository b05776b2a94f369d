import { forms } from '../../../shared/copy/forms.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { isGuessablePassword, type OwnWords } from '../../../shared/passwords/guessable-password.ts'
import { isLeakedPassword } from '../../platform/passwords/is-leaked-password.ts'
import type { Shop } from '../../platform/shop.ts'

/** Throws `bad_input` at `password` where a new password of the staff is among the first that a guesser tries, or has leaked. */
export function refuseGuessable({ settings }: Pick<Shop, 'settings'>, password: string, own: OwnWords): void {
  const isGuessable = isGuessablePassword(password, { ...own, shop: settings.identity().name })
  if (!isGuessable && !isLeakedPassword(password)) return
  throw new Failure('bad_input', forms.passwordCommon, { errors: { password: forms.passwordCommon } })
}

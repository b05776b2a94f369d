import { forms } from '../../../shared/copy/forms.ts'
import { isGuessablePassword, type OwnWords } from '../../../shared/passwords/guessable-password.ts'
import { isLeakedPassword } from '../../platform/passwords/is-leaked-password.ts'
import type { Shop } from '../../platform/shop.ts'

/** Returns the sentence that warns a shopper of a new password that guessers try first, or that has leaked; it is taken all the same (SPEC §5). */
export function guessableWarning(
  { settings }: Pick<Shop, 'settings'>,
  password: string,
  own: OwnWords,
): { warning?: string } {
  const isGuessable =
    isLeakedPassword(password) || isGuessablePassword(password, { ...own, shop: settings.identity().name })
  return isGuessable ? { warning: forms.passwordGuessable } : {}
}

import type { PasskeyInput } from '../../../shared/contract/office/sign-in.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { findStaff } from '../staff-queries.ts'
import { type AtDoor, beginFullSession } from './begin-session.ts'
import { noteAtDoor } from './note-sign-in.ts'
import { takePasskey } from './passkey-ceremonies.ts'
import type { LetIn } from './sign-in-by-password.ts'

/** Signs somebody in by a passkey alone: it is a device and a finger, a face or a PIN. Throws `wrong_credentials`. */
export async function signInByPasskey(shop: Shop, input: PasskeyInput, door: AtDoor): Promise<LetIn> {
  const ask = { purpose: 'sign-in' as const, staffId: null, origin: door.browser.origin, input }
  const { letIn, staffId } = await transact(shop, async ({ tx }) => {
    const staffId = await takePasskey(tx, shop, ask)
    const person = staffId === undefined ? undefined : await findStaff(tx, staffId)
    if (!person?.active) return { letIn: undefined, staffId }
    const cookies = await beginFullSession(tx, shop, person, door)
    return { letIn: { cookies, name: person.name, recoveryCodesLeft: null }, staffId }
  })
  noteAtDoor(door.caller, letIn ? 'staff_signed_in' : 'staff_refused', { staffId, by: 'passkey' })
  if (!letIn) throw new Failure('wrong_credentials', officeSignIn.wrongPasskey)
  return letIn
}

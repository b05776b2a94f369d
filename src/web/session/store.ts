import { create } from 'zustand'
import type { User } from '../../shared/contract/accounts.ts'
import type { Address } from '../../shared/contract/addresses.ts'
import { stored } from '../api/stored.ts'
import { token } from '../api/token.ts'

/** The browser's own state: three slices, of which only `user` is kept under the key `root` (SPEC §3). */
export interface Session {
  user: { user: User | null; isLoggedIn: boolean }
  /** The category chosen in the strip: an id or 'all'; null where none was chosen. */
  category: { selected: string | null }
  /** Number of different lines in the cart. */
  cart: { lines: number }
}

const signedOut: Session['user'] = { user: null, isLoggedIn: false }
const root = stored('root')

/** The one store. */
export const useSession = create<Session>()(() => ({
  user: signedOut,
  category: { selected: null },
  cart: { lines: 0 },
}))

/** Takes over the kept user, and follows what other tabs keep. Without a token nobody is signed in. */
export function readKeptUser(): void {
  const take = (text: string | null) => useSession.setState({ user: token.seen() === null ? signedOut : userIn(text) })
  take(root.read())
  root.follow(take)
}

/** Keeps the signed-in user. */
export function keepUser(user: User): void {
  writeUser({ user, isLoggedIn: true })
}

/** Forgets the user and what is in the cart. Where another tab has signed in, what it keeps of its user stays. */
export function forgetUser(): void {
  if (token.seen() === null) writeUser(signedOut)
  useSession.setState({ user: signedOut, cart: { lines: 0 } })
}

/** Stores the category chosen in the strip. */
export function selectCategory(selected: string | null): void {
  useSession.setState({ category: { selected } })
}

/** Keeps the number of lines in the cart, for the badge. */
export function keepCartLines(lines: number): void {
  useSession.setState({ cart: { lines } })
}

function writeUser(user: Session['user']): void {
  root.write(JSON.stringify({ state: { user }, version: 0 }))
}

function userIn(text: string | null): Session['user'] {
  try {
    const { user, isLoggedIn }: Session['user'] = JSON.parse(text ?? '').state.user
    return isLoggedIn && isUser(user) ? { user, isLoggedIn } : signedOut
  } catch {
    return signedOut
  }
}

/** One of another form, as another version may have kept it, is none: the header would break on every page. */
function isUser(user: User | null): boolean {
  const isText = (value: unknown) => typeof value === 'string'
  const texts = [user?._id, user?.username, user?.phonenumber]
  const isAddress = ({ stateConfirmed = true, ...address }: Address) =>
    stateConfirmed === true && Object.values(address).every(isText)
  return texts.every(isText) && user?.address.every(isAddress) === true
}

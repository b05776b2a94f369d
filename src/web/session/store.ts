import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { User } from '../../shared/contract/accounts.ts'

/** The browser's own state: three slices, of which only `user` is kept under the key `root` (SPEC §3). */
export interface Session {
  user: { user: User | null; isLoggedIn: boolean }
  /** The category chosen in the strip: an id or 'all'; null where none was chosen. */
  category: { selected: string | null }
  /** How many different lines the cart holds. */
  cart: { lines: number }
}

const signedOut: Session['user'] = { user: null, isLoggedIn: false }

/** The one store. The browser reads the kept slice before it hydrates (take-over). */
export const useSession = create<Session>()(
  persist(() => ({ user: signedOut, category: { selected: null }, cart: { lines: 0 } }) as Session, {
    name: 'root',
    storage: createJSONStorage(() => localStorage),
    partialize: (state) => ({ user: state.user }),
    skipHydration: true,
  }),
)

/** Keeps the signed-in user. */
export function keepUser(user: User): void {
  useSession.setState({ user: { user, isLoggedIn: true } })
}

/** Forgets the user and what is in the cart. */
export function forgetUser(): void {
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

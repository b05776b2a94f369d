import { callOffice, isOpener } from './call-office.ts'
import { askPerson, goOn } from './session-asks.ts'

/**
 * A message of a tab to the others of its browser, which share its session: the person who has signed in, or that nobody is
 * signed in any more.
 */
export type SessionWord = { signedIn: string } | 'signed-out' | 'ended'

const others = new BroadcastChannel('office-session')

/** Tells the other tabs. */
export function tellOtherTabs(word: SessionWord): void {
  others.postMessage(word)
}

/**
 * Hears the other tabs: `empty` is called where what is on the screen is nobody's any more, or not of who has signed in. Where the
 * session has only ended its person is asked to sign in again; what they typed stays, hidden.
 */
export function followOtherTabs(empty: (signedIn: boolean) => void): void {
  others.onmessage = ({ data: word }: MessageEvent<SessionWord>) => {
    if (word === 'ended') void askPerson('sign-in')
    else if (word === 'signed-out') empty(false)
    else if (isOpener({ _id: word.signedIn })) goOn()
    else empty(true)
  }
}

/** Asks whether the session still lives and is of this screen's person; else they are asked to sign in again, in every tab. */
export async function checkSession(): Promise<void> {
  const me = await callOffice('GET /me').catch(() => undefined)
  if (me === undefined || isOpener(me.data)) return
  tellOtherTabs('ended')
  void askPerson('sign-in')
}

import { type ComponentType, useSyncExternalStore } from 'react'
import type { Me } from '../../shared/contract/office/session.ts'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { answerAsk, followAsks, presentAsk, type SessionAsk } from '../api/session-asks.ts'

const dialog = partLoader<{ ask: SessionAsk; me: Me }>(() => import('../staff/sign-in/session-dialog.tsx'))
const door = partLoader<object>(
  () => import('../staff/sign-in/sign-in-screen.tsx') as Promise<{ default: ComponentType<object> }>,
)

/** Asks who is signed in for a new session or a factor, over whatever they are doing. */
export function SessionDoors({ me }: { me: Me }) {
  const ask = useSyncExternalStore(followAsks, presentAsk)
  if (!ask) return null
  return <LazyPart key={ask} part={dialog} props={{ ask, me }} onFailure={() => answerAsk(false)} />
}

/** The sign-in screen, in place of every other while nobody is signed in. */
export function Door({ onFailure }: { onFailure: () => void }) {
  return <LazyPart part={door} props={{}} onFailure={onFailure} />
}

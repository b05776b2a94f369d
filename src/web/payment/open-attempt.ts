import { create } from 'zustand'
import { stored } from '../api/stored.ts'

/** An online payment that was begun in this browser and has no known end. */
export interface OpenAttempt {
  /** The provider's id of the order. */
  orderId: string
  /** The time at which it was begun, in milliseconds since 1970. */
  startedAt: number
  /** It was begun on this page, which knows how it goes on. */
  isHere: boolean
}

const kept = stored('open-payment')
/** The order whose payment was begun on this page. */
const useBegunHere = create(() => ({ orderId: '' }))

/** Keeps a payment that begins, so that a reload, a closed tab or another app on the phone does not lose it. */
export function rememberAttempt(orderId: string): void {
  useBegunHere.setState({ orderId })
  kept.write(JSON.stringify({ orderId, startedAt: Date.now() }))
}

/** The page that began it goes elsewhere: from now on any page may tell how it stands. */
export function letAttemptGo(): void {
  useBegunHere.setState({ orderId: '' })
}

/** The end of this payment is known. A younger one stays. */
export function forgetAttempt(orderId: string): void {
  if (parse(kept.read())?.orderId === orderId) kept.write(null)
}

/** The kept payment, followed as it comes and goes, in this tab or another; null on the server. */
export function useOpenAttempt(): OpenAttempt | null {
  const attempt = parse(kept.use())
  const isHere = useBegunHere().orderId === attempt?.orderId
  return attempt && { ...attempt, isHere }
}

function parse(text: string | null): Omit<OpenAttempt, 'isHere'> | null {
  try {
    const { orderId, startedAt } = JSON.parse(text ?? '')
    return /^\w{1,64}$/.test(orderId) && typeof startedAt === 'number' ? { orderId, startedAt } : null
  } catch {
    return null
  }
}

import { useSyncExternalStore } from 'react'

/** An online payment that was begun in this browser and has no known end. */
export interface OpenAttempt {
  /** The provider's id of the order. */
  orderId: string
  /** When it was begun, in milliseconds since 1970. */
  startedAt: number
  /** It was begun on this page, which knows how it goes on. */
  isHere: boolean
}

const key = 'open-payment'
const listeners = new Set<() => void>()
let begunHere = ''
let read: { text: string; attempt: OpenAttempt | null } = { text: '', attempt: null }

/** Keeps a payment that begins, so that a reload, a closed tab or another app on the phone does not lose it. */
export function rememberAttempt(orderId: string): void {
  begunHere = orderId
  write(JSON.stringify({ orderId, startedAt: Date.now() }))
}

/** The page that began it goes elsewhere: from now on any page may tell how it stands. */
export function letAttemptGo(): void {
  begunHere = ''
  read = { text: '', attempt: null }
  for (const listener of listeners) listener()
}

/** The end of this payment is known. A younger one stays. */
export function forgetAttempt(orderId: string): void {
  if (readAttempt()?.orderId === orderId) write(null)
}

/** The kept payment, followed as it comes and goes, in this tab or another; null on the server. */
export function useOpenAttempt(): OpenAttempt | null {
  return useSyncExternalStore(follow, readAttempt, () => null)
}

function readAttempt(): OpenAttempt | null {
  const text = readText()
  if (text !== read.text) read = { text, attempt: parse(text) }
  return read.attempt
}

function readText(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function parse(text: string): OpenAttempt | null {
  try {
    const { orderId, startedAt } = JSON.parse(text)
    return /^\w{1,64}$/.test(orderId) && typeof startedAt === 'number'
      ? { orderId, startedAt, isHere: orderId === begunHere }
      : null
  } catch {
    return null
  }
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is full or closed: the payment is followed until the page is left, and by the shop in any case.
  }
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

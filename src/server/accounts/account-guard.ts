import { limits } from '../../shared/limits.ts'
import type { Shop } from '../shop.ts'
import { callerNetwork } from './caller-network.ts'
import { createGuessLimit, type GuessLimit } from './guess-limit.ts'
import type { CheckSteps } from './hash-password.ts'

/** What one key, and the network behind it, may try. */
export interface Allowance {
  /** Throws `too_many_requests` where the key or the caller's network has tried too often. */
  check: (key: string, ip: string) => void
  count: (key: string, ip: string) => void
  /** Both for one check of a secret: refused before it, counted where it was wrong. */
  steps: (key: string, ip: string) => CheckSteps
  /** The key's owner has shown who they are. */
  forget: (key: string) => void
}

/** Keeps guessers out without shutting out whoever shares an address with them. */
export interface AccountGuard {
  /** Wrong passwords and codes. */
  guesses: Allowance
  /** Codes asked for by mail. */
  codes: Allowance
}

/** The guard of one process; it begins with nothing counted. */
export function createAccountGuard({ clock }: Pick<Shop, 'clock'>): AccountGuard {
  const limit = (most: number, minutes: number) => createGuessLimit({ most, windowMs: minutes * 60_000, clock })
  const { guessWindowMinutes } = limits
  return {
    guesses: allowance(
      limit(limits.guessesPerAccount, guessWindowMinutes),
      limit(limits.guessesPerNetwork, guessWindowMinutes),
    ),
    codes: allowance(limit(limits.passwordCodesPerHour, 60), limit(limits.passwordCodesPerHourAndNetwork, 60)),
  }
}

function allowance(byKey: GuessLimit, byNetwork: GuessLimit): Allowance {
  const check = (key: string, ip: string) => {
    byKey.check(key)
    const network = callerNetwork(ip)
    if (network) byNetwork.check(network)
  }
  const count = (key: string, ip: string) => {
    byKey.count(key)
    const network = callerNetwork(ip)
    if (network) byNetwork.count(network)
  }
  const steps = (key: string, ip: string) => ({ before: () => check(key, ip), wrong: () => count(key, ip) })
  return { check, count, steps, forget: byKey.forget }
}

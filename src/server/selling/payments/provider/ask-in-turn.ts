import { ProviderAway, ProviderRefused } from './provider-failure.ts'
import type { ProviderAccount } from './provider-wire.ts'

/**
 * Asks one account after the other, for what one does not know may be another's: the shop's own first, those that it had before
 * after it. Keys that the provider no longer takes end nothing: the answer of the shop's own account counts.
 */
export async function askInTurn<T>(
  accounts: readonly ProviderAccount[],
  ask: (account: ProviderAccount) => Promise<T>,
): Promise<T> {
  let first: unknown
  for (const account of accounts) {
    try {
      return await ask(account)
    } catch (error) {
      const isOver = first !== undefined && error instanceof ProviderAway && error.why === 'keys'
      if (!isOver && !isUnknown(error)) throw error
      first ??= error
    }
  }
  throw first ?? nobody()
}

/** Throws that the shop has no account. */
export function nobody(): never {
  throw new ProviderAway('no account at a payment provider', 'keys')
}

/** Writes an id into the path of a call. */
export function inPath(id: string): string {
  return encodeURIComponent(id)
}

function isUnknown(error: unknown): boolean {
  return error instanceof ProviderRefused && /does not exist/i.test(error.refusal.description)
}

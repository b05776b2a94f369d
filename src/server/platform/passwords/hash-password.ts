import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../jobs/limit-concurrency.ts'

/** OWASP's first choice for argon2id (which is the package's default algorithm): 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that no password has: unknown accounts are checked against it, so that they take as long as known ones. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$ZOigv5zbYh8RUxuzacks7g$vr9NzZpid5B9SKVJR7sTPmURdk/jHx/Y03dWygXR3ms'

/**
 * Hashing may take two cores for a moment, never the whole shop: a process checks two secrets at once. Right passwords are
 * not limited otherwise, so nobody may have more than a tenth of the line, and they take turns.
 */
const toCheck = limitConcurrency(2, 300, 30)
/**
 * Whoever signs up or chooses a new password waits in a line of their own: they keep nobody from logging in. Nobody has
 * more than half of it; how often one network signs up is limited besides.
 */
const toHash = limitConcurrency(1, 100, 50)

/**
 * The PHC string to store of a password or a code. `who` has a share of the line: an account or a network. Throws
 * `too_many_requests` where too many wait.
 */
export function hashPassword(password: string, who: string): Promise<string> {
  return toHash(() => hash(password.normalize('NFC'), settings), who)
}

/** Steps within a check's own turn, so that guesses which arrive all at once are counted one after the other. */
export interface CheckSteps {
  /** Counts a try; may refuse it by throwing. */
  before: () => Promise<void>
  /** It was the right one: the try does not count. */
  right: () => Promise<void>
}

/**
 * Returns whether this is the secret behind the hash; false without a hash, but after the same time. `who` as for hashPassword.
 */
export function checkPassword(
  hashed: string | null | undefined,
  password: string,
  who: string,
  steps?: CheckSteps,
): Promise<boolean> {
  return toCheck(async () => {
    await steps?.before()
    const same = await verify(hashed ?? nobodysHash, password.normalize('NFC'))
    const right = same && hashed != null
    if (right) await steps?.right()
    return right
  }, who)
}

/** Returns whether a hash was made with weaker parameters than today's. */
export function isOutdated(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = settings
  return !hashed.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

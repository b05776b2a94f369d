import { hash, verify } from '@node-rs/argon2'
import { takeTurns } from '../take-turns.ts'

/** OWASP's first choice for argon2id (which is the package's default algorithm): 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that no password has: unknown accounts are checked against it, so that they take as long as known ones. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$ZOigv5zbYh8RUxuzacks7g$vr9NzZpid5B9SKVJR7sTPmURdk/jHx/Y03dWygXR3ms'

/** Hashing may take two cores for a moment, never the whole shop: a process hashes two secrets at once. */
const inTurn = takeTurns(2, 300)

/** The PHC string to store of a password or a code. Throws `too_many_requests` where too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), settings))
}

/**
 * Whether this is the secret behind the hash; never without a hash, but after the same time. `before` runs when it is
 * this check's turn and may refuse it by throwing.
 */
export function checkPassword(
  hashed: string | null | undefined,
  password: string,
  before = () => {},
): Promise<boolean> {
  return inTurn(async () => {
    before()
    const right = await verify(hashed ?? nobodysHash, password.normalize('NFC'))
    return right && hashed != null
  })
}

import { stored } from '../api/stored.ts'

/**
 * What the last login of this browser gave: sent with the next one, so that strangers' wrong passwords do not keep its shopper
 * out. It stays when one logs out, and goes with the account.
 */
export const knownDevice = stored('known-device')

import { stored } from '../api/stored.ts'

/**
 * Device token of this browser's last login: sent with the next one, so that strangers' wrong passwords do not keep its shopper
 * out. It stays when one logs out, and goes with the account.
 */
export const knownDevice = stored('known-device')

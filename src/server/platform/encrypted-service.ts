import { isLoopback } from './on-this-machine.ts'
import { StartFailure } from './start-failure.ts'

/** An address of a service that the shop sends to. Throws StartFailure where it is neither https nor on this machine. */
export function encryptedService(name: string, address: string): string {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || isLoopback(hostname)) return address
  throw new StartFailure(`${name} must begin with https://, unless it is on this machine.`)
}

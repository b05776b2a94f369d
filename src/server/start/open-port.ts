import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import { StartFailure } from '../platform/start-failure.ts'

type Where = Pick<Config, 'host' | 'port'>

/** Throws StartFailure where the port cannot be had: sooner than after loading a whole shop. */
export async function checkPort(where: Where): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(where.port, where.host, resolve)
    })
  } catch (error) {
    throw portFailure(error, where)
  }
  await new Promise((resolve) => server.close(resolve))
}

/** Opens the shop's door. Gives the port, which the system chooses where PORT is 0. */
export async function listen(app: FastifyInstance, { host, port }: Where): Promise<number> {
  const { level } = app.log
  // The last line that the owner sees is ours, with the address.
  app.log.level = 'warn'
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw portFailure(error, { host, port })
  } finally {
    app.log.level = level
  }
  return (app.server.address() as AddressInfo).port
}

/** Returns a StartFailure that tells the owner what to do about a port that cannot be had; any other error as it is. */
export function portFailure(error: unknown, { host, port }: Where): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} on ${host} is in use: stop what runs there, or set PORT to another one.`)
  }
  if (code === 'EACCES') return new StartFailure(`PORT ${port} needs rights that this user does not have: set another.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartFailure(`HOST ${host} is not an address of this machine.`)
  }
  return error
}

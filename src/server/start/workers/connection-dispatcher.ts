import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Config } from '../../platform/config.ts'
import { portFailure } from '../open-port.ts'
import type { ToWorker } from './worker-messages.ts'

/** A process that takes connections: what the door needs of it. */
export interface Taker {
  send: (message: ToWorker, socket: Socket, options: { keepOpen: true }, done: (error: Error | null) => void) => void
}

/** The shop's port, held by one process for all of its workers: it stays open whichever of them comes or goes. */
export interface Door {
  /** Opens the port and gives it. Throws StartFailure where it cannot be had. */
  open: (where: Pick<Config, 'host' | 'port'>) => Promise<number>
  /** From here on this one gets connections too. */
  admit: (taker: Taker) => void
  /** It has taken a connection. */
  took: (taker: Taker, id: number) => void
  /** It gets no more; what it was handed it takes. */
  dismiss: (taker: Taker) => void
  /** It is dead, and all that it said has been heard: what it has not taken goes to others, since nothing of it was read yet. */
  gone: (taker: Taker) => void
  /** Takes no more connections, and hangs up on those that nobody has taken. */
  close: () => void
}

/** So many wait while no worker is there to take them; beyond, callers are hung up on and may try again. */
const WAITING_MOST = 1000
const BACKLOG = 511

/**
 * Hands each connection to the worker that has the fewest it has not taken yet, in turn where they are equal: one whose event
 * loop stands keeps one connection waiting, not half of them. A connection stays open here until the worker says that it has
 * it. node:cluster loses those that a killed worker was being handed, and closes the port with the last worker (decision 090).
 */
export function openDoor(): Door {
  return new HandingDoor()
}

/** Connections that a worker was handed and has not taken yet, by their numbers. */
type UnderWay = Map<number, Socket>

class HandingDoor implements Door {
  private readonly takers = new Map<Taker, UnderWay>()
  private readonly leaving = new Map<Taker, UnderWay>()
  private readonly waiting: Socket[] = []
  private handed = 0
  private readonly server = createServer({ pauseOnConnect: true }, (socket) => {
    // whoever called may hang up before anybody has it
    socket.on('error', () => undefined)
    this.hand(socket)
  })

  async open({ host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', (error) => reject(portFailure(error, { host, port })))
      this.server.listen({ host, port, backlog: BACKLOG }, resolve)
    })
    this.server.on('error', (error) => console.error('The door:', error))
    return (this.server.address() as AddressInfo).port
  }

  admit(taker: Taker): void {
    this.takers.set(taker, new Map())
    for (const socket of this.waiting.splice(0)) this.hand(socket)
  }

  took(taker: Taker, id: number): void {
    const underWay = this.takers.get(taker) ?? this.leaving.get(taker)
    underWay?.get(id)?.destroy()
    underWay?.delete(id)
  }

  dismiss(taker: Taker): void {
    const underWay = this.takers.get(taker)
    if (underWay) this.leaving.set(taker, underWay)
    this.takers.delete(taker)
  }

  gone(taker: Taker): void {
    const underWay = this.takers.get(taker) ?? this.leaving.get(taker)
    this.takers.delete(taker)
    this.leaving.delete(taker)
    for (const socket of underWay?.values() ?? []) this.hand(socket)
  }

  close(): void {
    this.server.close()
    for (const socket of this.waiting.splice(0)) socket.destroy()
  }

  private hand(socket: Socket): void {
    if (socket.destroyed) return
    const chosen = leastBusy(this.takers)
    if (!chosen) {
      if (this.waiting.length < WAITING_MOST) this.waiting.push(socket)
      else socket.destroy()
      return
    }
    const [taker, underWay] = chosen
    // behind the others for the next one
    this.takers.delete(taker)
    this.takers.set(taker, underWay)
    this.handed += 1
    const id = this.handed
    underWay.set(id, socket)
    taker.send({ tell: 'connection', id }, socket, { keepOpen: true }, (error) => {
      if (error && underWay.delete(id)) this.hand(socket)
    })
  }
}

function leastBusy(takers: Map<Taker, UnderWay>): [Taker, UnderWay] | undefined {
  let least: [Taker, UnderWay] | undefined
  for (const each of takers) if (!least || each[1].size < least[1].size) least = each
  return least
}

import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../../platform/start-failure.ts'
import type { WorkerCount } from '../worker-figures.ts'
import type { Door } from './connection-dispatcher.ts'
import { hireWorker, type Ready, type Worker } from './hire-worker.ts'
import type { FromWorker, ToWorker, Welcome } from './worker-messages.ts'

/** A wrong setting, a database of a newer version: the next start meets it again. */
const REFUSED = 1
/** A version that does not fit the shop's data: the same, and each try takes a backup. */
const DOES_NOT_FIT = 78
/** An end within this time of its start is a quick one: the pause doubles with each in a row. */
const QUICK_MS = 60_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000
/** Longer than a worker gives itself (stop-on-signals.ts). */
const LEAVE_MS = 60_000

/** The workers of a shop: each is there as long as the shop is. */
export interface Workers {
  /** Starts all of them, the first one alone: it prepares the database. Throws StartFailure where that one refuses. */
  begin: () => Promise<Ready>
  /** Puts a new one in the place of each, one after the other. Throws StartFailure where a new one does not open; those there are go on. */
  renew: () => Promise<void>
  tellAll: (message: ToWorker) => void
  tellOne: (message: ToWorker) => void
  /** Counts the workers that are wanted, that are ready now, and that ended without being told to. */
  count: () => WorkerCount
  /** Those that answer now. */
  ready: () => Worker[]
  end: () => Promise<void>
}

interface Place {
  worker: Worker | null
  /** Raised with each worker that takes the place: who comes late finds it taken. */
  turn: number
  quick: number
}

interface Parts {
  count: number
  welcome: Omit<Welcome, 'prepares'>
  door: Door
  hear: (worker: Worker, message: FromWorker) => void
  gone: (worker: Worker) => void
  /** Returns the messages to a worker that gets its first connections. */
  admitted: () => ToWorker[]
}

/** Nobody works yet. */
export function keepWorkers(parts: Parts): Workers {
  return new Keeper(parts)
}

class Keeper implements Workers {
  private readonly places: Place[]
  private readonly alive = new Set<Worker>()
  private readonly ending = new AbortController()
  private readonly parts: Parts
  private died = 0

  constructor(parts: Parts) {
    this.parts = parts
    this.places = Array.from({ length: parts.count }, () => ({ worker: null, turn: 0, quick: 0 }))
  }

  async begin(): Promise<Ready> {
    const { worker, ready } = await this.first()
    const [own, ...others] = this.places
    if (own) this.fill(own, worker)
    await Promise.all(others.map((place) => this.fillAgain(place)))
    return ready
  }

  async renew(): Promise<void> {
    for (const [index, place] of this.places.entries()) {
      const worker = this.hire(index === 0)
      const ready = await worker.ready
      if (typeof ready === 'number') throw new StartFailure('A new worker does not open: those there are go on.')
      if (this.ending.signal.aborted) return
      const former = place.worker
      this.fill(place, worker)
      if (former) await this.letGo(former)
    }
  }

  tellAll(message: ToWorker): void {
    for (const worker of this.alive) worker.tell(message)
  }

  tellOne(message: ToWorker): void {
    this.ready()[0]?.tell(message)
  }

  count(): WorkerCount {
    return { wanted: this.places.length, ready: this.ready().length, died: this.died }
  }

  ready(): Worker[] {
    return this.places.flatMap(({ worker }) => worker ?? [])
  }

  async end(): Promise<void> {
    this.ending.abort()
    const all = [...this.alive]
    for (const worker of all) worker.tell({ tell: 'leave', replaced: false })
    await Promise.all(all.map(({ ended }) => ended))
  }

  private hire(prepares: boolean): Worker {
    const { welcome, door, hear, gone } = this.parts
    const worker = hireWorker({ ...welcome, prepares }, (from, message) => {
      if (message.tell === 'took') door.took(from.taker, message.id)
      else if (message.tell === 'leaving') door.dismiss(from.taker)
      else hear(from, message)
    })
    this.alive.add(worker)
    void worker.ended.then(() => {
      this.alive.delete(worker)
      door.gone(worker.taker)
      gone(worker)
    })
    return worker
  }

  private fill(place: Place, worker: Worker): void {
    place.turn += 1
    place.worker = worker
    const began = performance.now()
    this.parts.door.admit(worker.taker)
    for (const message of this.parts.admitted()) worker.tell(message)
    void worker.ended.then((status) => {
      if (place.worker !== worker || this.ending.signal.aborted) return
      place.worker = null
      this.died += 1
      place.quick = performance.now() - began < QUICK_MS ? place.quick + 1 : 1
      console.error(`Worker ${worker.pid} has ended with status ${status}: another one takes its place.`)
      void this.fillAgain(place)
    })
  }

  private async fillAgain(place: Place): Promise<void> {
    const { turn } = place
    const isOver = () => this.ending.signal.aborted || place.turn !== turn
    while (!isOver()) {
      if (place.quick > 1) await this.pause(place.quick - 2)
      if (isOver()) return
      const worker = this.hire(false)
      const ready = await worker.ready
      if (typeof ready === 'number') place.quick += 1
      else if (isOver()) worker.tell({ tell: 'leave', replaced: false })
      else this.fill(place, worker)
    }
  }

  private async first(): Promise<{ worker: Worker; ready: Ready }> {
    for (let tries = 0; ; tries += 1) {
      const worker = this.hire(true)
      const ready = await worker.ready
      if (typeof ready !== 'number') return { worker, ready }
      if (this.ending.signal.aborted || [REFUSED, DOES_NOT_FIT].includes(ready)) throw refused(ready)
      await this.pause(tries)
    }
  }

  /** After so many quick ends; less where the shop closes. */
  private async pause(quick: number): Promise<void> {
    const milliseconds = Math.min(FIRST_PAUSE_MS * 2 ** quick, LONGEST_PAUSE_MS)
    await sleep(milliseconds, undefined, { signal: this.ending.signal }).catch(() => undefined)
  }

  private async letGo(worker: Worker): Promise<void> {
    this.parts.door.dismiss(worker.taker)
    worker.tell({ tell: 'leave', replaced: true })
    const late = setTimeout(() => worker.kill('SIGKILL'), LEAVE_MS)
    await worker.ended
    clearTimeout(late)
  }
}

function refused(status: number): StartFailure {
  const failure = new StartFailure('The shop does not open: see above.')
  failure.exitStatus = status === DOES_NOT_FIT ? DOES_NOT_FIT : REFUSED
  return failure
}

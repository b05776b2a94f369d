import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { builtFolder, isComplete, readMasterNames } from './built-pictures.ts'
import { allSizes } from './missing-sizes.ts'

/** Makes the sizes of the masters behind the open shop. */
export interface PictureBuilder {
  /** Makes one size, `<name>/<width>.<format>`, before all others. Whether it is there now; false where no master has it. */
  want: (size: string) => Promise<boolean>
  /** Begins with all that are missing; nothing where none is. */
  begin: () => void
  stop: () => Promise<void>
}

const program = path.join(import.meta.dirname, 'build-pictures.ts')
/** After it has died it is left for so long, so that a picture it dies of costs one process and not one a request. */
const restMs = 30_000

/** `onMade` is called when all sizes are there that were missing. */
export function openPictureBuilder(onMade: () => void, folder = builtFolder): PictureBuilder {
  const sizes = new Set(Object.values(readMasterNames()).flatMap((name) => allSizes(name)))
  const waiting = new Map<string, ((isThere: boolean) => void)[]>()
  let child: ChildProcess | undefined
  let restsUntil = 0
  const settle = (size: string, isThere: boolean) => {
    for (const resolve of waiting.get(size) ?? []) resolve(isThere)
    waiting.delete(size)
  }
  const start = () => {
    const builder = runBuilder(folder)
    child = builder
    builder.on('message', (size: string) => settle(size, true))
    builder.on('error', (error) => console.error(`Pictures: ${error.message}`))
    builder.on('close', (status) => {
      child = undefined
      if (status !== 0) restsUntil = performance.now() + restMs
      for (const size of [...waiting.keys()]) settle(size, false)
      if (status === 0) onMade()
    })
    return builder
  }
  return {
    want: (size) => {
      if (!sizes.has(size) || performance.now() < restsUntil) return Promise.resolve(false)
      return new Promise((resolve) => {
        const others = waiting.get(size)
        if (others) return void others.push(resolve)
        waiting.set(size, [resolve])
        const builder = child ?? start()
        builder.send(size, (error) => error && settle(size, false))
      })
    },
    begin: () => {
      if (!isComplete(folder) && !child) start()
    },
    stop: async () => {
      restsUntil = Number.POSITIVE_INFINITY
      child?.removeAllListeners('close')
      child?.kill('SIGKILL')
      for (const size of [...waiting.keys()]) settle(size, false)
    },
  }
}

/** Few arenas: glibc's allocator keeps a third of the memory that it keeps otherwise. */
function runBuilder(folder: string): ChildProcess {
  const { PATH, LANG } = process.env
  return spawn(process.execPath, [program, folder], {
    env: { PATH, LANG, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

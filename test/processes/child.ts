import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A process that a test started: its lines so far, and ways to wait for what it does. */
export type Child = {
  process: ChildProcess
  lines: string[]
  /** The first line (from now on counted from the beginning) that matches; fails when the process ends without one. */
  line: (pattern: RegExp) => Promise<string>
  /** Waits for its end; the exit status, or the signal's name. */
  ended: Promise<number | NodeJS.Signals | null>
  kill: (signal: NodeJS.Signals) => void
}

/** Starts a program; what it writes on both streams is kept as lines. */
export function startChild(words: string[], env: NodeJS.ProcessEnv = {}, cwd?: string): Child {
  const [program = '', ...rest] = words
  const child = spawn(program, rest, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], cwd })
  const lines: string[] = []
  const watchers = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => {
      lines.push(text)
      for (const watch of watchers) watch()
    })
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const watch = () => {
        const found = lines.find((text) => pattern.test(text))
        if (found === undefined) return
        watchers.delete(watch)
        resolve(found)
      }
      watchers.add(watch)
      watch()
      void ended.then((status) => reject(new Error(`ended with ${status} before ${pattern}:\n${lines.join('\n')}`)))
    })
  return { process: child, lines, line, ended, kill: (signal) => void child.kill(signal) }
}

import { spawn } from 'node:child_process'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Failure } from '../../../shared/errors/failure.ts'
import { childEnvironment } from '../child-environment.ts'
import { failureOf, type ThreadAnswer, type ThreadLimits, type ThreadTask } from './open-thread.ts'

interface ApartLimits extends ThreadLimits {
  /** Memory of the whole process, with what lies outside of its heap (`megabytes`). */
  processMegabytes: number
  /** Of the answer, which the shop has to hold. */
  answerBytes: number
}

const program = path.join(import.meta.dirname, 'isolated-process.ts')
/** A machine that is busy with others makes a task slow, not wrong: by the clock it may take so many times what it may compute. */
const slownessMost = 4
const saidMost = 2000

/**
 * Runs a task in a process of its own: for what strangers' files may make of memory. A thread shares the process with the shop, and only
 * its heap can be limited. Rejects with the Failure that the function threw, and with `tooMuch` where it takes more than the limits.
 */
export function runApart(task: ThreadTask, limits: ApartLimits): Promise<unknown> {
  const words = [`--max-old-space-size=${limits.megabytes}`, '--max-semi-space-size=8', program]
  const given = [String(limits.processMegabytes), String(limits.patienceMs)]
  const child = spawn(process.execPath, [...words, ...given], {
    env: { ...childEnvironment(), MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let [bytes, said] = [0, '']
    const impatient = setTimeout(() => child.kill('SIGKILL'), slownessMost * limits.patienceMs)
    child.stdout.on('data', (part: Buffer) => {
      bytes += part.length
      parts.push(part)
      if (bytes <= limits.answerBytes) return
      parts.length = 0
      child.kill('SIGKILL')
    })
    child.stderr.on('data', (part) => {
      said = `${said}${part}`.slice(-saidMost)
    })
    // it may end before it has read all of it
    child.stdin.on('error', () => undefined)
    child.once('error', reject)
    child.once('close', (status) => {
      clearTimeout(impatient)
      if (status !== 0) return reject(whyBroken(status, said, limits.tooMuch))
      const answer: ThreadAnswer = deserialize(Buffer.concat(parts))
      if ('done' in answer) resolve(answer.done)
      else reject(failureOf(answer.refused))
    })
    child.stdin.end(serialize(task))
  })
}

/** A program's fault ends with a stack; whatever else ended it was a limit. */
function whyBroken(status: number | null, said: string, tooMuch: () => Failure): Error {
  const isFault = status === 1 && !/allocation failed|out of memory/i.test(said)
  return isFault ? new Error(`a task apart broke: ${said.trim()}`) : tooMuch()
}

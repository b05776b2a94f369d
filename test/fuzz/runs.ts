import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Outcome } from './outcome.ts'

/** The sum of several runs. */
export interface Runs {
  count: number
  sent: number
  fivehundreds: number
  faultCount: number
}

type Run = Omit<Runs, 'count'> & { version: string; seed: number; at: string }

/** Keeps what came of a run in a folder's `fuzz-runs.jsonl`, and gives the sum of all runs of the same version of the shop. */
export function addRun(folder: string, seed: number, { sent, fivehundreds, faultCount }: Outcome): Runs {
  const file = path.join(folder, 'fuzz-runs.jsonl')
  const version = versionOf()
  const run: Run = { version, seed, at: new Date().toISOString(), sent, fivehundreds, faultCount }
  appendFileSync(file, `${JSON.stringify(run)}\n`)
  const all = readFileSync(file, 'utf8').trim().split('\n')
  const runs = all.map((line) => JSON.parse(line) as Run).filter((each) => each.version === version)
  const sum = (what: 'sent' | 'fivehundreds' | 'faultCount') => runs.reduce((total, each) => total + each[what], 0)
  return { count: runs.length, sent: sum('sent'), fivehundreds: sum('fivehundreds'), faultCount: sum('faultCount') }
}

/**
 * Returns the version of the shop that runs: the commit's trees of its program and its database. Uncommitted work makes another
 * version.
 */
function versionOf(): string {
  try {
    const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
    const trees = git('rev-parse', 'HEAD:src', 'HEAD:db', 'HEAD:package-lock.json').split('\n')
    const changed = git('status', '--porcelain', '--', 'src', 'db', 'package-lock.json')
    return [...trees.map((tree) => tree.slice(0, 12)), ...(changed ? [new Date().toISOString()] : [])].join('-')
  } catch {
    return 'unknown'
  }
}

import { readdirSync, readFileSync } from 'node:fs'

// What the kernel says of a process. Linux only: elsewhere every figure is null.

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10

/** Milliseconds of CPU that a process has used so far, all its threads together. */
export function cpuOf(pid: number): number | null {
  const stat = readStat(pid)
  return stat && (Number(stat[11]) + Number(stat[12])) * TICK_MS
}

/** The same of a process with its children, those that have ended too: PostgreSQL and its connections. */
export function cpuOfFamily(pid: number): number | null {
  const stat = readStat(pid)
  if (!stat) return null
  const ended = (Number(stat[13]) + Number(stat[14])) * TICK_MS
  return childrenOf(pid).reduce((sum, child) => sum + (cpuOf(child) ?? 0), (cpuOf(pid) ?? 0) + ended)
}

/** Milliseconds of CPU of a shop's own processes: the one that leads and its workers, without the database that it supervises. */
export function cpuOfShop(pid: number, databasePid: number): number | null {
  const workers = childrenOf(pid).filter((child) => child !== databasePid)
  const own = cpuOf(pid)
  return own && workers.reduce((sum, worker) => sum + (cpuOf(worker) ?? 0), own)
}

/** Resident memory of a process in MB. */
export function memoryOf(pid: number): number | null {
  const line = /^VmRSS:\s*(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? '')
  return line && Number(line[1]) / 1024
}

/** Memory of a process and its children in MB; pages that they share are counted once. */
export function memoryOfFamily(pid: number): number | null {
  const sizes = [pid, ...childrenOf(pid)].map((each) => read(`/proc/${each}/smaps_rollup`))
  if (!sizes[0]) return null
  return sizes.reduce((sum, text) => sum + Number(/^Pss:\s*(\d+) kB/m.exec(text ?? '')?.[1] ?? 0) / 1024, 0)
}

/** The fields after the program's name, which may hold spaces: the first is the state. */
function readStat(pid: number): string[] | null {
  const text = read(`/proc/${pid}/stat`)
  return text?.slice(text.lastIndexOf(') ') + 2).split(' ') ?? null
}

function childrenOf(pid: number): number[] {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return all.map(Number).filter((each) => Number(readStat(each)?.[1]) === pid)
  } catch {
    return []
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

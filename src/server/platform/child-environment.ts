import { getCompileCacheDir } from 'node:module'

/** Environment variables that programs need to run at all: program folders, the clock, the language, temporary files. */
const NEEDED = ['PATH', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'windir', 'TEMP', 'TMP']

/**
 * Gives the environment of a program that the shop starts. The shop's settings hold secrets, and what a process was started
 * with stands in /proc for whoever shares its user: no child gets more than it needs. Node compiles its modules once for all.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const known = Object.entries(process.env).filter(([name]) => NEEDED.includes(name))
  const compiled = getCompileCacheDir()
  return { ...Object.fromEntries(known), ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }) }
}

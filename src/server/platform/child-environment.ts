/** What programs need from the environment to run at all: where programs lie, the clock, the language, temporary files. */
const NEEDED = ['PATH', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'windir', 'TEMP', 'TMP']

/**
 * The environment of a program that the shop starts. The shop's settings hold secrets, and what a process was started
 * with stands in /proc for whoever shares its user: no child gets more than it needs.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const known = Object.entries(process.env).filter(([name]) => NEEDED.includes(name))
  return Object.fromEntries(known)
}

import { existsSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, root } from './project.mjs'
import { runTool } from './run-tool.mjs'

/**
 * Runs `npm ci` unless node_modules already holds what package-lock.json names. `tools: false` leaves out what only tests and
 * checks need (a browser among it); tools that are there stay.
 */
export async function installPackages(say, { tools = true } = {}) {
  const lists = readLists()
  if (lists === null || isInstalled(lists, tools)) return say('Packages: in place')
  const withTools = tools || Object.keys(lists.installed).some((folder) => lists.wanted[folder]?.dev)
  say('Packages: installing with npm ci (half a minute or so, only the first time)')
  const began = performance.now()
  const { code, output } = await runNpm(['ci', withTools ? '--include=dev' : '--omit=dev', '--include=optional'])
  if (code !== 0) giveUp(`${output.trim().split('\n').slice(-15).join('\n')}\nPackages: npm ci has failed, see above.`)
  say(`Packages: installed by npm in ${Math.round((performance.now() - began) / 1000)} s`)
}

/** npm writes node_modules/.package-lock.json when it is done: what is really there, in the words of the lock. */
function readLists() {
  const packages = path.join(root, 'node_modules')
  // npm ci empties the folder: one that only leads to somebody else's is not ours to change
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) return null
  const there = path.join(packages, '.package-lock.json')
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  return { installed: existsSync(there) ? read(there) : {}, wanted: read(path.join(root, 'package-lock.json')) }
}

function isInstalled({ installed, wanted }, tools) {
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '' || (entry.dev && !tools)) return true
    const found = installed[folder]
    return found ? found.version === entry.version : entry.optional && !isForThisMachine(entry)
  })
}

function isForThisMachine({ os, cpu, libc }) {
  const fits = (list, value) => list?.includes(value) ?? false
  return fits(os, process.platform) && fits(cpu, process.arch) && (!libc || fits(libc, 'glibc'))
}

function runNpm(words) {
  const npm = process.env.npm_execpath
  const [program, ...rest] = npm?.endsWith('.js') ? [process.execPath, npm, ...words] : ['npm', ...words]
  return runTool(program, rest, { shell: process.platform === 'win32' })
}

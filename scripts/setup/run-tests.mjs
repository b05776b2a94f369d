import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/**
 * Runs the tests of Vitest; `words` are its own arguments. Gives `{ part, passed, failed, names, twice, seconds }`; `twice` names
 * those that passed only when they were tried again.
 */
export async function runVitest(words, env = {}) {
  const [report, twiceFile, began] = [reportFile('vitest'), reportFile('tried-twice'), performance.now()]
  const own = path.join(root, 'scripts/setup/tried-twice.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, `--reporter=${own}`]
  const code = await run([VITEST, 'run', ...reporters, ...words], { ...env, TRIED_TWICE_FILE: twiceFile })
  const read = ({ numPassedTests: passed, numFailedTests: failed, testResults }) => {
    return { passed, failed, names: testResults.flatMap(namesOfFailed), twice: takeJson(twiceFile) }
  }
  return { part: 'rules and API', ...count(code, report, read), seconds: secondsSince(began) }
}

/** Runs the journeys in the browser. Gives the same. */
export async function runPlaywright(words, env = {}) {
  const [report, began] = [reportFile('playwright'), performance.now()]
  const words_ = [PLAYWRIGHT, 'test', '--reporter=list,json', ...words]
  const code = await run(words_, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const read = ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: suites.flatMap((suite) => namesOf(suite, 'unexpected')),
    twice: suites.flatMap((suite) => namesOf(suite, 'flaky')),
  })
  return { part: 'browser', ...count(code, report, read), seconds: secondsSince(began) }
}

function namesOfFailed({ name, message, assertionResults }) {
  const file = path.relative(root, name)
  const own = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${file}: ${fullName}`)
  return own.length === 0 && message ? [`${file}: ${message.split('\n')[0]}`] : own
}

function namesOf({ file, suites = [], specs = [] }, wanted) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted))
  return [...own.map(({ title }) => `${file}: ${title}`), ...suites.flatMap((suite) => namesOf(suite, wanted))]
}

function secondsSince(began) {
  return Math.round((performance.now() - began) / 1000)
}

/**
 * Prints how long each part took, what was tried twice and what failed, and last the one line that says how it went; the exit
 * status says the same.
 */
export function summarize(results) {
  const twice = results.flatMap((result) => result.twice)
  const names = results.flatMap((result) => result.names)
  console.log()
  for (const { part, seconds } of results) console.log(`${part}: ${seconds} s`)
  if (twice.length > 0) console.log([`tried twice: ${twice.length}`, ...twice].join('\n  '))
  if (names.length > 0) console.log([`failed: ${names.length}`, ...names].join('\n  '))
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

/** A run that breaks before or beside its tests (a file that does not load, a server that does not start) has failed. */
function count(code, report, read) {
  let result = { passed: 0, failed: 0, names: [], twice: [] }
  try {
    result = read(takeJson(report))
  } catch {
    // It ended before it could write its report.
  }
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

/** Reads the JSON that a reporter wrote into a file, and removes the file. */
function takeJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(file, { force: true })
  }
}

function reportFile(name) {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  return path.join(root, '.cache', `${name}-${process.pid}.json`)
}

/** Stops with the script: a signal that ends it ends the tests first, and they clean up behind them. */
function run([script, ...words], env) {
  const child = spawn(process.execPath, [path.join(root, script), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const pass = (signal) => child.kill(signal)
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, pass)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, pass)
      resolve(code ?? 1)
    })
  })
}

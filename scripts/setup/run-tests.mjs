import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** Runs the tests of Vitest; `words` are its own arguments. Gives `{ passed, failed }`. */
export async function runVitest(words, env = {}) {
  const report = reportFile('vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run([VITEST, 'run', ...reporters, ...words], env)
  return count(code, report, (found) => ({ passed: found.numPassedTests, failed: found.numFailedTests }))
}

/** Runs the journeys in the browser. Gives `{ passed, failed }`. */
export async function runPlaywright(words, env = {}) {
  const report = reportFile('playwright')
  const words_ = [PLAYWRIGHT, 'test', '--reporter=list,json', ...words]
  const code = await run(words_, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return count(code, report, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))
}

/** Prints the one line that says how it went; the exit status says the same. */
export function summarize(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

/** A run that breaks before or beside its tests (a file that does not load, a server that does not start) has failed. */
function count(code, report, read) {
  let result = { passed: 0, failed: 0 }
  try {
    result = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    // It ended before it could write its report.
  }
  rmSync(report, { force: true })
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
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

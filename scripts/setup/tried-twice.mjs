import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

/**
 * A reporter of Vitest: writes to the file of `TRIED_TWICE_FILE`, as JSON, each test that passed only when it was tried again,
 * with what its first try said: a property's seed stands in it.
 */
export default class TriedTwice {
  #twice = []

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    const file = path.relative(root, test.module.moduleId)
    this.#twice.push(
      `${file}: ${test.fullName}\n    ${(first?.message ?? '').split('\n').filter(Boolean).slice(0, 5).join('\n    ')}`,
    )
  }

  onTestRunEnd() {
    writeFileSync(process.env.TRIED_TWICE_FILE, JSON.stringify(this.#twice))
  }
}

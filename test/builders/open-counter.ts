import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runCommand } from '../../src/server/terminal/run-command.ts'
import type { TestShop } from '../app.ts'

/** The counter of the terminal: sells what it is given as a file, as the owner would. */
export function openCounter(shop: TestShop) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-counter-'))
  const at = (name: string) => path.join(folder, name)
  const run = (...argv: string[]) => runCommand(shop.shop, argv)
  return {
    at,
    run,
    /** Gives what `sell --json` prints; a text is the file as it is. */
    sell: async (sale: unknown) => {
      // two sales at once are two files
      const file = at(`${shop.shop.newId()}.json`)
      writeFileSync(file, typeof sale === 'string' ? sale : JSON.stringify(sale))
      return JSON.parse(await run('sell', file, '--json'))
    },
    close: () => rmSync(folder, { recursive: true }),
  }
}

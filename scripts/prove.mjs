// `npm run prove -- --schedules 10000 --kills 200 --seed 1`: the money proof (test/proof), as long as one likes.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { installPackages } from './setup/install-packages.mjs'
import { giveUp, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'
import { runVitest, summarize } from './setup/run-tests.mjs'

if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))

const { schedules, kills, seed } = readOptions()
say(`Money proof: ${schedules} schedules, ${kills} kills, seed ${seed}`)
summarize([
  await runVitest(['test/proof', '--disable-console-intercept'], {
    PROOF_SCHEDULES: schedules,
    PROOF_KILLS: kills,
    PROOF_SEED: seed,
  }),
])

function readOptions() {
  const options = { schedules: { type: 'string' }, kills: { type: 'string' }, seed: { type: 'string' } }
  const { schedules = '10000', kills = '50', seed = String(Date.now() % 1_000_000_000) } = read(options)
  for (const number of [schedules, kills, seed]) {
    if (!/^\d{1,9}$/.test(number)) giveUp(`${number} is not a whole number.`)
  }
  return { schedules, kills, seed }
}

function read(options) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return giveUp(error.message)
  }
}

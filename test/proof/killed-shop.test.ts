import { expect, it } from 'vitest'
import { openShop, type TestShop } from '../app.ts'
import { makeCall } from '../call.ts'
import { often } from '../how-often.ts'
import { type Child, startChild } from '../processes/child.ts'
import { Bank, type Webhook } from './bank.ts'
import type { Heard, Line } from './line.ts'
import { Random } from './random.ts'
import { Story } from './story.ts'
import { judge } from './verdict.ts'
import { comeToRest, hurriedRefunds, weather } from './world.ts'

// `npm run prove -- --kills 100 --seed 1` sets these.
const kills = Number(process.env.PROOF_KILLS ?? often(6, 2))
const seed = Number(process.env.PROOF_SEED ?? Date.now() % 1_000_000_000)
const STORIES = 12
const KILLS_PER_DATABASE = 12
const LONGEST_LIFE_MS = 10_000

it(`a shop that is killed again and again while it takes money loses none (seed ${seed})`, async () => {
  const total = {
    kills: 0,
    schedules: 0,
    captured: 0,
    orders: 0,
    refunds: 0,
    lost: 0,
    doubled: 0,
    soldTwice: 0,
    needless: 0,
    oversold: 0,
    unpaid: 0,
  }
  while (total.kills < kills) {
    const random = new Random(seed + total.kills)
    const now = Math.min(KILLS_PER_DATABASE, kills - total.kills)
    const { broken, ...figures } = await killOften(random, now)
    expect(broken, `from seed ${seed + total.kills}`).toEqual([])
    total.kills += now
    total.schedules += STORIES * now
    for (const [name, count] of Object.entries(figures)) total[name as 'orders'] += count
  }
  console.log(`killed shop, seed ${seed}: ${JSON.stringify(total)}`)
  expect(total).toMatchObject({ lost: 0, doubled: 0, soldTwice: 0, needless: 0, oversold: 0, unpaid: 0 })
  expect(total.orders + total.refunds).toBe(total.captured)
  expect(total.captured).toBeGreaterThan(0)
}, 3_600_000)

/** Kills a shop at random moments, each time with new stories beside the old ones, and looks at what is left. */
async function killOften(random: Random, times: number) {
  const bank = await Bank.open()
  const keeper = await openShop({ env: { ...bank.env, LOG_LEVEL: 'silent' } })
  const stories: Story[] = []
  const address = { url: '', answers: 0 }
  const line = lineTo(address)
  let killed = 0
  try {
    while (killed < times) {
      const child = startShop(bank, keeper)
      address.url = (await child.line(/is open: http/)).split('is open: ')[1] ?? ''
      bank.fault = () => 'none'
      for (let i = 0; i < STORIES; i += 1) stories.push(await Story.begin(keeper.shop, random, bank, line))
      // those that the last process left in the middle go on
      const acting = stories.slice(-2 * STORIES)
      bank.fault = weather(random)
      bank.beforeRefundAnswer = hurriedRefunds(random, bank, line.deliver)
      const end = { child, after: address.answers + random.int(10, 250), answers: () => address.answers }
      await killWhile(end, () => Promise.all(acting.map((story) => story.round())))
      killed += 1
    }
    await comeToRest(bank, [keeper])
    expect(stories.flatMap(({ faults }) => faults)).toEqual([])
    return await judge(keeper.shop, bank, stories)
  } finally {
    await keeper.close()
    await bank.close()
  }
}

/** The whole shop as a process of its own, on the keeper's database; its holds last seconds. */
function startShop(bank: Bank, keeper: TestShop): Child {
  const settings = { DATABASE_URL: keeper.database.url, PORT: '0', PAYMENT_WINDOW_SECONDS: '2', LOG_LEVEL: 'fatal' }
  return startChild([process.execPath, 'test/processes/open-shop.ts'], { ...bank.env, ...settings })
}

/** The process dies after so many answers, or where the machine is slow after a while: in the middle of whatever it does. */
type End = { child: Child; after: number; answers: () => number }

async function killWhile({ child, after, answers }: End, work: () => Promise<unknown>): Promise<void> {
  let dead = false
  const began = Date.now()
  const timer = setInterval(() => {
    const waited = Date.now() - began
    if (answers() >= after || waited > LONGEST_LIFE_MS) child.kill('SIGKILL')
  }, 5)
  void child.ended.then(() => {
    dead = true
  })
  while (!dead) await work()
  clearInterval(timer)
  await child.ended
}

/** Calls of a process that may die at any moment: then nothing is heard. */
function lineTo(address: { url: string; answers: number }): Line {
  const gone = () => undefined
  return {
    call: (method, path, token, body, key) => {
      const options = { token, ...(body && { body }), ...(key && { headers: { 'idempotency-key': key } }) }
      const heard = makeCall(address.url)(method as 'GET', path, options) as Promise<Heard>
      return heard.catch(gone).finally(() => {
        address.answers += 1
      })
    },
    deliver: async ({ id, body, signature }: Webhook) => {
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': id,
      }
      await fetch(`${address.url}/api/v1/order/webhook`, { method: 'POST', headers, body }).catch(gone)
    },
  }
}

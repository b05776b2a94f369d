import { setTimeout as sleep } from 'node:timers/promises'
import { type CheckName, checkNames, healthCopy as copy } from '../../../shared/copy/office/health.ts'
import type { PayingShop } from '../../selling/payments/provider/paying-shop.ts'
import type { Finding, HealthCheck } from './finding.ts'
import { machineHealth } from './machine-health.ts'
import { moneyHealth } from './money-health.ts'
import { newsHealth } from './notification-health.ts'
import { openShopHealth } from './open-shop-health.ts'

const patienceMs = 5_000

const all: readonly HealthCheck[] = [...moneyHealth, ...newsHealth, ...machineHealth, ...openShopHealth]
/** Everything that is looked at, in the order of a shop's worries. */
const checks = checkNames.map((name) => all.find((check) => check.name === name) as HealthCheck)

/** A finding, with the name of its check. */
export interface Checked extends Finding {
  name: CheckName
}

/** Looks at everything now, all at once; what cannot be looked at is wrong too. */
export function lookAtHealth(shop: PayingShop): Promise<Checked[]> {
  return Promise.all(checks.map((check) => lookOnce(shop, check)))
}

/** Looks at everything; what was looked at a moment ago is not looked at again, whoever asks. */
export function openHealth(shop: PayingShop): () => Promise<Checked[]> {
  const kept = new Map<CheckName, { until: number; found: Promise<Checked> }>()
  return () =>
    Promise.all(
      checks.map((check) => {
        const now = shop.clock().getTime()
        const last = kept.get(check.name)
        if (last && now < last.until) return last.found
        const found = lookOnce(shop, check)
        kept.set(check.name, { until: now + check.keptMs, found })
        return found
      }),
    )
}

async function lookOnce(shop: PayingShop, { name, look }: HealthCheck): Promise<Checked> {
  const patience = new AbortController()
  const tooSlow = sleep(patienceMs, undefined, { ref: false, signal: patience.signal }).then(() => {
    throw new Error(copy.tooSlow)
  })
  // it ends when the look has ended
  tooSlow.catch(() => undefined)
  try {
    return { name, ...(await Promise.race([look(shop, shop.clock()), tooSlow])) }
  } catch (error) {
    shop.log.warn({ err: error, check: name }, 'a part of the shop could not be looked at')
    return { name, state: 'bad', text: copy.notChecked((error as Error).message), todo: copy.notCheckedTodo }
  } finally {
    patience.abort()
  }
}

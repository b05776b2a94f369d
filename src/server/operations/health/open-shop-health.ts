import { healthCopy } from '../../../shared/copy/office/health.ts'
import { demoEmail } from '../../../shared/demo-email.ts'
import { isOnThisMachine } from '../../platform/on-this-machine.ts'
import { isTestKey } from '../../selling/payments/provider/provider-wire.ts'
import { type Finding, type HealthCheck, worstOf } from './finding.ts'
import { askAccount, askTestOrders } from './health-queries.ts'
import { readCertificate } from './read-certificate.ts'

const { certificate, trial, demo } = healthCopy
const dayMs = 86_400_000
/** Certificates are renewed when a month is left; what is shorter has been forgotten. */
const warnDays = 14
const badDays = 3

/** Checks of a shop that is open to others: what it needs, and what it may not have. */
export const openShopHealth: readonly HealthCheck[] = [
  {
    name: 'certificate',
    keptMs: 10 * 60_000,
    look: async ({ config }, now) => {
      const urls = [...new Set([config.publicUrl, config.officeUrl])].filter((url) => !isOnThisMachine(url))
      if (urls.length === 0) return { state: 'ok', text: certificate.none }
      const found = await Promise.all(urls.map((url) => judgeCertificate(url, now)))
      return worstOf(
        found.filter(({ state }) => state !== 'ok'),
        found[0]?.text ?? '',
      )
    },
  },
  {
    name: 'trial',
    keptMs: 5_000,
    look: async (shop) => {
      const { config, settings } = shop
      const account = settings.now()['payment.razorpay']
      const isTried = isOnThisMachine(config.publicUrl)
      if (account && isTestKey(account.keyId) && !isTried) return { state: 'bad', text: trial.live, todo: trial.todo }
      const { n, since } = config.sandbox ? { n: 0, since: null } : await askTestOrders(shop)
      if (n > 0)
        return { state: 'warn', text: trial.left(n), todo: trial.leftTodo, since: since ? new Date(since) : null }
      if (account) return { state: 'ok', text: trial.real }
      if (!config.sandbox) return { state: 'bad', text: trial.off, todo: trial.todo }
      return isTried ? { state: 'ok', text: trial.trial } : { state: 'bad', text: trial.live, todo: trial.todo }
    },
  },
  {
    name: 'demo',
    keptMs: 60_000,
    look: async (shop) => {
      if (!(await askAccount(shop, demoEmail)).known) return { state: 'ok', text: demo.none }
      const isTried = isOnThisMachine(shop.config.publicUrl)
      return isTried ? { state: 'ok', text: demo.trial } : { state: 'bad', text: demo.live, todo: demo.todo }
    },
  },
]

/** Judges the certificate of an outside address, which `read` reads. */
export async function judgeCertificate(url: string, now: Date, read = readCertificate): Promise<Finding> {
  const { protocol, hostname } = new URL(url)
  const { todo } = certificate
  if (protocol === 'http:') return { state: 'bad', text: certificate.plain(url), todo: certificate.plainTodo }
  const seen = await read(url).catch(() => null)
  if (!seen) return { state: 'bad', text: certificate.unreachable(hostname), todo: certificate.unreachableTodo }
  if (seen.refusedBecause) return { state: 'bad', text: certificate.refused(hostname, seen.refusedBecause), todo }
  const days = Math.floor((seen.validUntil.getTime() - now.getTime()) / dayMs)
  if (days >= warnDays) return { state: 'ok', text: certificate.ok(days) }
  return { state: days < badDays ? 'bad' : 'warn', text: certificate.ends(hostname, days), todo }
}

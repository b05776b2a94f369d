import { healthCopy } from '../../../shared/copy/office/health.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { triesMax } from '../../platform/mail/outbox-queries.ts'
import { isOnThisMachine } from '../../platform/on-this-machine.ts'
import { peopleToTell } from '../../staff/alerts/people-to-tell.ts'
import { type HealthCheck, worstOf } from './finding.ts'
import { askAlerts, askMails, askOrders } from './health-queries.ts'

const { mails, alerts, orders } = healthCopy
const fewSeconds = 5_000

const asDate = (since: string | null) => (since === null ? null : new Date(since))

/** Checks that the shop's messages reach people. */
export const newsHealth: readonly HealthCheck[] = [
  {
    name: 'orders',
    keptMs: fewSeconds,
    look: async (shop) => {
      const { n, since } = (await askOrders(shop)).unseen
      if (n === 0) return { state: 'ok', text: orders.ok }
      return { state: 'warn', text: orders.unseen(n), todo: orders.todo, since: asDate(since) }
    },
  },
  {
    name: 'alerts',
    keptMs: fewSeconds,
    look: async (shop) => {
      const { undelivered, last_error: error, mailed, pushed } = await askAlerts(shop)
      const isLive = !isOnThisMachine(shop.config.publicUrl)
      const isHeard = !isLive || (await peopleToTell(shop.db, 'new_order')).length > 0
      const text = [alerts.undelivered(undelivered.n), ...(error ? [alerts.lastError(error)] : [])].join(' ')
      const last = (moment: Date | null) => (moment ? formatMoment(moment) : alerts.never)
      return worstOf(
        [
          !isHeard && { state: 'bad', text: alerts.nobody, todo: alerts.nobodyTodo },
          undelivered.n > 0 && {
            state: 'warn',
            text,
            todo: alerts.undeliveredTodo,
            since: asDate(undelivered.since),
          },
        ],
        alerts.ok(last(mailed), last(pushed)),
      )
    },
  },
  {
    name: 'mails',
    keptMs: fewSeconds,
    look: async (shop, now) => {
      const { given_up: givenUp, late, last_error: error } = await askMails(shop, now, triesMax)
      const { publicUrl } = shop.config
      const smtpUrl = shop.settings.now()['mail.smtp']
      const why = error ? ` ${mails.reason(error)}` : ''
      const { todo } = mails
      return worstOf(
        [
          smtpUrl === null && !isOnThisMachine(publicUrl) && { state: 'bad', text: mails.files, todo: mails.filesTodo },
          givenUp.n > 0 && { state: 'bad', text: mails.givenUp(givenUp.n) + why, todo, since: asDate(givenUp.since) },
          late.n > 0 && { state: 'warn', text: mails.late(late.n) + why, todo, since: asDate(late.since) },
        ],
        mails.ok,
      )
    },
  },
]

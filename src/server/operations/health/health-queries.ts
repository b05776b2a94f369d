import { ask } from '../../platform/db/ask.ts'
import type { Shop } from '../../platform/shop.ts'

type Asked = Pick<Shop, 'db'>

/** Number of waiting entries, and the moment since when the oldest waits. */
export interface Waiting {
  n: number
  /** A moment in the form in which the database writes it into JSON. */
  since: string | null
}

async function askOne<Row>({ db }: Asked, text: string, values: unknown[] = []): Promise<Row> {
  const [row] = await ask<Row>(db, { text, values })
  return row as Row
}

/** Checkouts that are past their end, that should have been asked about, that get no answer, that are long under way. */
export function askPayments(shop: Asked, now: Date) {
  return askOne<Record<'held' | 'unasked' | 'no_answer' | 'under_way', Waiting>>(
    shop,
    `SELECT
      (SELECT jsonb_build_object('n', count(*), 'since', min(expires_at)) FROM checkouts
        WHERE status = 'open' AND expires_at < $1::timestamptz - interval '5 minutes') AS held,
      (SELECT jsonb_build_object('n', count(*), 'since', min(ask_at)) FROM checkouts
        WHERE ask_at < $1::timestamptz - interval '15 minutes') AS unasked,
      (SELECT jsonb_build_object('n', count(*), 'since', min(asked_at)) FROM checkouts
        WHERE ask_at IS NOT NULL AND failed_asks >= 5) AS no_answer,
      (SELECT jsonb_build_object('n', count(*), 'since', min(created_at)) FROM checkouts
        WHERE ask_at IS NOT NULL AND under_way AND status <> 'settled'
          AND created_at < $1::timestamptz - interval '1 hour') AS under_way`,
    [now],
  )
}

/** Refunds that were refused for good, that take too long, and cash that is to be paid back. */
export function askRefunds(shop: Asked, now: Date) {
  return askOne<Record<'stopped' | 'late' | 'cash', Waiting>>(
    shop,
    `SELECT
      (SELECT jsonb_build_object('n', count(*), 'since', min(updated_at)) FROM refunds WHERE status = 'stopped') AS stopped,
      (SELECT jsonb_build_object('n', count(*), 'since', min(created_at)) FROM refunds
        WHERE status = 'queued' AND created_at < $1::timestamptz - interval '1 day'
          OR status = 'pending' AND created_at < $1::timestamptz - interval '10 days') AS late,
      (SELECT jsonb_build_object('n', count(*), 'since', min(updated_at)) FROM orders
        WHERE payment_method <> 'online' AND payment_status = 'refund_pending'
          AND updated_at < $1::timestamptz - interval '7 days') AS cash`,
    [now],
  )
}

/** Orders that go on although they were paid by a test: no money came for them. */
export function askTestOrders(shop: Asked) {
  return askOne<Waiting>(
    shop,
    `SELECT count(*)::int AS n, to_jsonb(min(o.created_at)) #>> '{}' AS since
      FROM payments p JOIN orders o ON o.id = p.order_id
      WHERE p.is_test AND o.status NOT IN ('delivered', 'cancelled', 'returned')`,
  )
}

/** Webhooks that nobody could handle for an hour; payments of the last week, an hour old, around which none came. */
export function askWebhooks(shop: Asked, now: Date) {
  return askOne<Record<'unhandled' | 'silent', Waiting> & { came: boolean }>(
    shop,
    `SELECT
      (SELECT jsonb_build_object('n', count(*), 'since', min(received_at)) FROM webhook_events
        WHERE due_at IS NOT NULL AND received_at < $1::timestamptz - interval '1 hour') AS unhandled,
      (SELECT jsonb_build_object('n', count(*), 'since', min(p.created_at)) FROM payments p
        WHERE p.created_at BETWEEN $1::timestamptz - interval '7 days' AND $1::timestamptz - interval '1 hour'
          AND NOT EXISTS (SELECT FROM webhook_events e WHERE e.received_at > p.created_at - interval '5 minutes')) AS silent,
      EXISTS (SELECT FROM webhook_events) AS came`,
    [now],
  )
}

/** Mails that were given up, and those that wait for a quarter of an hour; with what the mail server said last. */
export function askMails(shop: Asked, now: Date, triesMax: number) {
  return askOne<Record<'given_up' | 'late', Waiting> & { last_error: string | null }>(
    shop,
    `SELECT
      jsonb_build_object('n', count(*) FILTER (WHERE tries >= $2), 'since', min(created_at) FILTER (WHERE tries >= $2))
        AS given_up,
      jsonb_build_object('n', count(*) FILTER (WHERE tries < $2), 'since', min(created_at) FILTER (WHERE tries < $2))
        AS late,
      max(last_error) AS last_error
      FROM outbox WHERE sent_at IS NULL AND created_at < $1::timestamptz - interval '15 minutes'`,
    [now, triesMax],
  )
}

/** Pushes that did not get there, and when an alert last did, each way. */
export function askAlerts(shop: Asked) {
  return askOne<{ undelivered: Waiting; last_error: string | null; mailed: Date | null; pushed: Date | null }>(
    shop,
    `SELECT
      (SELECT jsonb_build_object('n', count(*), 'since', min(created_at)) FROM push_notes
        WHERE sent_at IS NULL AND tries >= 3) AS undelivered,
      (SELECT max(last_error) FROM push_notes WHERE sent_at IS NULL AND tries >= 3) AS last_error,
      (SELECT max(sent_at) FROM outbox WHERE kind = 'staff_alert') AS mailed,
      (SELECT max(sent_at) FROM push_notes) AS pushed`,
  )
}

/** Orders that stand where they were placed, which everybody was called for and nobody opened. */
export function askOrders(shop: Asked) {
  return askOne<{ unseen: Waiting }>(
    shop,
    `SELECT jsonb_build_object('n', count(*), 'since', min(o.created_at)) AS unseen
      FROM order_alerts a JOIN orders o ON o.id = a.order_id
      WHERE a.seen_at IS NULL AND a.calls >= 3 AND o.status = 'pending'`,
  )
}

/** Counts the products in the search index, and those on sale. */
export function askSearch(shop: Asked) {
  return askOne<{ has: number; sold: number }>(
    shop,
    `SELECT (SELECT count(*) FROM product_search) AS has, (SELECT count(*) FROM products WHERE active) AS sold`,
  )
}

/** The database's own clock. */
export function askClock(shop: Asked) {
  return askOne<{ now: Date }>(shop, 'SELECT clock_timestamp() AS now')
}

/** Reads the version of PostgreSQL, and the size of the database in bytes. */
export function askDatabase(shop: Asked) {
  return askOne<{ version: string; bytes: number }>(
    shop,
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
      pg_database_size(current_database()) AS bytes`,
  )
}

/** Returns whether somebody has this email address. */
export function askAccount(shop: Asked, email: string) {
  return askOne<{ known: boolean }>(shop, 'SELECT EXISTS (SELECT FROM users WHERE email = $1) AS known', [email])
}

/** The processes that listen for each other's news: how many, and since when the first. */
export function askProcesses(shop: Asked, applicationName: string) {
  return askOne<{ processes: number; since: Date | null }>(
    shop,
    `SELECT count(*) AS processes, min(backend_start) AS since FROM pg_stat_activity
      WHERE application_name = $1 AND datname = current_database()`,
    [applicationName],
  )
}

/** Counts what is due in each queue of the shop, and since when the oldest is (a moment, or null). */
export function askQueues({ db }: Asked, now: Date, triesMax: number) {
  return ask<{ queue: string; n: number; since: Date | null }>(db, {
    text: `SELECT 'mails' AS queue, count(*)::int AS n, min(due_at) AS since FROM outbox
       WHERE sent_at IS NULL AND due_at <= $1 AND tries < $2
     UNION ALL SELECT 'refunds', count(*)::int, min(due_at) FROM refunds WHERE status = 'queued' AND due_at <= $1
     UNION ALL SELECT 'checkouts', count(*)::int, min(ask_at) FROM checkouts WHERE ask_at <= $1
     UNION ALL SELECT 'webhooks', count(*)::int, min(due_at) FROM webhook_events WHERE due_at <= $1
     UNION ALL SELECT 'pushes', count(*)::int, min(due_at) FROM push_notes
       WHERE sent_at IS NULL AND due_at <= $1 AND expires_at > $1
     UNION ALL SELECT 'jobs', count(*)::int, min(created_at) FROM jobs
       WHERE state IN ('looking', 'applying') AND (leased_until IS NULL OR leased_until <= $1)
     UNION ALL SELECT 'backups', count(*)::int, min(due_at) FROM backups WHERE due_at <= $1`,
    values: [now, triesMax],
  })
}

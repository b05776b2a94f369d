/** Kind of a figure (Prometheus' kinds), and the way to combine those of several processes: added up, or the largest. */
export interface FigureKind {
  kind: 'counter' | 'gauge' | 'histogram'
  help: string
  of?: 'largest'
}

/** Every figure that the shop shows. Dashboards and rules name no other (deploy/observe). */
export const figureList = {
  shop_requests_total: { kind: 'counter', help: 'Answers by route template, method and status.' },
  shop_request_seconds: { kind: 'histogram', help: 'Seconds from the first byte asked to the end of the answer.' },
  shop_kept_answers_total: { kind: 'counter', help: 'Answers from memory, of those in shop_requests_total.' },
  shop_query_seconds: { kind: 'histogram', help: 'Seconds until the database has answered a statement.' },
  shop_slow_queries_total: { kind: 'counter', help: 'Statements slower than SLOW_QUERY_MS: the log names them.' },
  shop_failed_queries_total: { kind: 'counter', help: 'Statements that the database refused or did not answer.' },
  shop_pool_connections: { kind: 'gauge', help: 'Connections for transactions, by whether they are in use.' },
  shop_pool_waiting: { kind: 'gauge', help: 'Transactions that wait for a connection.' },
  shop_event_loop_delay_seconds: {
    kind: 'gauge',
    help: 'How late the event loop is since the last look: the worst worker.',
    of: 'largest',
  },
  shop_memory_bytes: { kind: 'gauge', help: 'Resident memory of the processes that answer.' },
  shop_workers: { kind: 'gauge', help: 'Processes that answer: wanted, and ready.' },
  shop_workers_died_total: { kind: 'counter', help: 'Workers that ended without being told to.' },
  shop_queue_items: { kind: 'gauge', help: 'What waits to be done and is due, by queue.' },
  shop_queue_oldest_seconds: { kind: 'gauge', help: 'How long the oldest of a queue has been due.' },
  shop_money_balanced: { kind: 'gauge', help: '1: all money that came on the last day is accounted for.' },
  shop_money_checked_timestamp_seconds: { kind: 'gauge', help: 'When that was looked at.' },
  shop_backup_proven_timestamp_seconds: {
    kind: 'gauge',
    help: 'When the newest backup was taken that was restored beside, its books audited and each row compared; 0: none.',
  },
  shop_made_timestamp_seconds: { kind: 'gauge', help: 'When the database of the shop was made.' },
  shop_problem: { kind: 'gauge', help: 'What the health page finds wrong: 1 look at it, 2 wrong.' },
} as const satisfies Record<string, FigureKind>

/** A name of the list. */
export type FigureName = keyof typeof figureList

// What `npm test` at a desk leaves to CI, so that it takes minutes: the files that took longest by their own figures and are far
// from what one changes in a day. A run of named files runs them anywhere, and so does `CI=true npm test`.

/** Of the tests of rules and API, by their paths from the project's root. */
export const slowRules: readonly string[] = [
  'src/server/backup/backup.test.ts',
  'src/server/platform/db/embedded/supervise.test.ts',
  'src/server/platform/sheets/table-files.test.ts',
  'src/server/platform/tracing/tracing.test.ts',
  'src/server/platform/watchdog/watch-event-loop.test.ts',
  'src/server/search/search-cost.test.ts',
  'src/server/start/backup-terminal.test.ts',
  'src/server/start/observe.test.ts',
  'src/server/start/start.test.ts',
  'src/server/start/workers/workers.test.ts',
  'src/server/upgrade/upgrade.test.ts',
  'test/checks.test.ts',
  'test/fuzz/fuzz.test.ts',
  'test/proof/killed-shop.test.ts',
  'test/proof/money-proof.test.ts',
  'test/rehearsals/fresh-commands.test.ts',
  'test/rehearsals/undone-commands.test.ts',
  'test/undo-property.test.ts',
]

/** Of the journeys in the browser, by the names of their files. */
export const slowJourneys: readonly string[] = [
  'accessibility.spec.ts',
  'back-and-reload.spec.ts',
  'broken-changes.spec.ts',
  'broken-parts.spec.ts',
  'complaint-state.spec.ts',
  'content-policy.spec.ts',
  'early-input.spec.ts',
  'layout-shift.spec.ts',
  'moving-parts.spec.ts',
  'office-alerts.spec.ts',
  'office-attributes.spec.ts',
  'office-counts.spec.ts',
  'office-drafts.spec.ts',
  'office-goods.spec.ts',
  'office-gst.spec.ts',
  'office-health.spec.ts',
  'office-history.spec.ts',
  'office-orders-look.spec.ts',
  'office-questions.spec.ts',
  'office-reviews.spec.ts',
  'office-settings.spec.ts',
  'office-sign-in-screens.spec.ts',
  'office-stock.spec.ts',
  'office-window.spec.ts',
  'payloads.spec.ts',
  'quick-order-axe.spec.ts',
]

/** Whether this is a run of everything at a desk (scripts/test.mjs). */
export const isDesk = process.env.BEYPORE_DESK === 'true'

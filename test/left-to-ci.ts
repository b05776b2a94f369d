// What `npm test` at a desk leaves to CI, so that it takes minutes: the files that took longest by their own figures and are far
// from what one changes in a day. A run of named files runs them anywhere, and so does `CI=true npm test`.

/** Of the tests of rules and API, by their paths from the project's root. */
export const slowRules: readonly string[] = []

/** Of the journeys in the browser, by the names of their files. */
export const slowJourneys: readonly string[] = []

/** Whether this is a run of everything at a desk (scripts/test.mjs). */
export const isDesk = process.env.BEYPORE_DESK === 'true'

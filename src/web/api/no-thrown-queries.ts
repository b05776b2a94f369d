/**
 * Stands in the storefront's build for what TanStack Query brings for queries that throw or suspend (`vite.config.ts`): no page of
 * the shop has one (scripts/checks/no-thrown-queries.mjs), and every first load would carry it.
 */
export function ensureSuspenseTimers(): void {}

/** Nothing is thrown, so nothing is held back from being tried again. */
export function ensurePreventErrorBoundaryRetry(): void {}

/** No boundary is reset. */
export function useClearResetErrorBoundary(): void {}

/** No query suspends. */
export const shouldSuspend = () => false

/** Is never asked, as nothing suspends. */
export function fetchOptimistic(): void {}

/** No query throws its error. */
export const getHasError = () => false

/** Is part of the hooks that suspend, which no page uses. */
export function defaultThrowOnError(): never {
  throw new Error('the storefront has no queries that suspend')
}

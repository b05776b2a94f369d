import { executionAsyncResource } from 'node:async_hooks'

const kept = []

/**
 * Keeps one object of `process.nextTick` alive. Node makes several with each answer, by a literal with computed names, for
 * which the engine remembers the shape it saw. Where a collection of garbage finds no such object alive, the shape goes too,
 * and from then on every one is made by a slow way: in two of five starts each kept answer took a sixth longer
 * (docs/decisions/016).
 */
export function keepTickShape() {
  process.nextTick(() => kept.push(executionAsyncResource()))
}

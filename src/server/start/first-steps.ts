import type { FirstStep } from '../../shared/contract/office/settings.ts'
import { firstRun } from '../operations/today/first-run.ts'
import type { Shop } from '../platform/shop.ts'

/** Lists the first steps of a new shop, with the screen of the back office where each is done. */
export async function firstSteps(shop: Shop): Promise<FirstStep[]> {
  const steps = await firstRun(shop)
  return steps.map(({ step, title, todo, why, done, blocks, settings, accepts }) => ({
    key: step,
    title,
    todo,
    why,
    done,
    blocksSelling: blocks,
    path: settings.length > 0 ? `/set-up/${step}` : '/products/new',
    settings: [...settings],
    accepts,
  }))
}

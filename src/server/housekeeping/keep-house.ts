import { sweepTemporary } from '../media/sweep-temporary.ts'
import { sweepUploads } from '../media/sweep-uploads.ts'
import type { Shop } from '../shop.ts'

/** Removes what nobody needs any more. Each step stands alone: where one fails the others are done all the same. */
export async function keepHouse(shop: Shop): Promise<void> {
  await attempt(shop, 'temporary files', () => sweepTemporary(shop.config, shop.clock()))
  await attempt(shop, 'uploads of nobody', () => sweepUploads(shop))
}

async function attempt(shop: Shop, what: string, step: () => Promise<unknown>): Promise<void> {
  try {
    await step()
  } catch (error) {
    shop.log.warn({ err: error }, `housekeeping: ${what} could not be looked through`)
  }
}

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Part of a page that is looked at, and the rules by their tags; left out: the whole page, by every rule. */
interface Look {
  include?: string
  exclude?: string
  tags?: string[]
}

/**
 * Returns what axe finds wrong on a page. It is asked in the page itself, and for nothing else:
 * with all that is right, carried through a second page, a look takes five times as long.
 */
export async function axeViolations(page: Page, { include, exclude, tags }: Look = {}) {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (include) builder.include(include)
  if (exclude) builder.exclude(exclude)
  if (tags) builder.withTags(tags)
  return (await builder.analyze()).violations
}

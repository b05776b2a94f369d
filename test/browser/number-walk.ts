import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { NumberKind } from '../../src/shared/numbers/number-rules.ts'
import { officeUrl } from './office.ts'

/** A field of a number: where it is, what has to be pressed before it is there, and which one of its name it is. */
export interface NumberPlace {
  path: string
  opener: string | null
  name: string
  kind: NumberKind
  unit: string | null
  optional: boolean
}

/** The screens by their addresses: those of one record stand for those of all records of their kind. */
const screens = [
  ...readFileSync('src/back-office/start/routes.ts', 'utf8').matchAll(
    /screen\('([^']+)', .*?, '(?!signed-out)[\w.-]+'\)/g,
  ),
].map(([, path = '']) => path)
const keyOf = (path: string) => {
  const parts = path.split(/[?#]/)[0]?.split('/') ?? []
  const screen = screens.find((each) => {
    const names = each.split('/')
    return names.length === parts.length && names.every((name, at) => name.startsWith(':') || name === parts[at])
  })
  return screen
    ?.split('/')
    .map((name, at) => (name === ':id' ? name : parts[at]))
    .join('/')
}

/** Walks over the office by its links, presses all that is no sending button, and gives every number that shows. */
export async function findNumbers(page: Page, first: readonly string[]): Promise<NumberPlace[]> {
  const found = new Map<string, NumberPlace>()
  const seen = new Set<string>()
  const queue = [...first]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const key = keyOf(path)
    const isAsked = first.includes(path) && !seen.has(path)
    if (key === undefined || (seen.has(key) && !isAsked)) continue
    seen.add(key).add(path)
    await show(page, path)
    await settle(page)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    queue.push(...links)
    for (const place of await numbersHere(page, path, null)) found.set(placeKey(place), place)
    for (const place of await numbersBehind(page, path))
      if (!found.has(placeKey({ ...place, opener: null }))) found.set(placeKey(place), place)
  }
  return [...found.values()]
}

/** The numbers that come with a button which opens a window or adds a row; nothing is written meanwhile. */
async function numbersBehind(page: Page, path: string): Promise<NumberPlace[]> {
  const found: NumberPlace[] = []
  for (const opener of await openersOf(page)) {
    await page.route('**/api/office/v1/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    )
    const before = await page.locator('input[data-number]').count()
    await press(page, opener)
    await untilMore(page, before)
    found.push(...(await numbersHere(page, path, opener)))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await show(page, path)
    await page
      .getByRole('button', { name: opener, exact: true })
      .first()
      .waitFor({ timeout: 1500 })
      .catch(() => undefined)
  }
  return found
}

/** Until more numbers are there than before; a window that brings none has a second for it. */
async function untilMore(page: Page, before: number): Promise<void> {
  const are = (least: number) => document.querySelectorAll('input[data-number]').length > least
  await page.waitForFunction(are, before, { timeout: 1000 }).catch(() => undefined)
}

const placeKey = ({ path, opener, name }: NumberPlace) => JSON.stringify([keyOf(path), opener, name.split(' of ')[0]])

/** Opens a screen without a draft. */
export async function show(page: Page, path: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
  await page.goto(officeUrl + path)
  await page.locator('main h1').first().waitFor()
}

/** Opens what is folded. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true
  })
}

/** Until nothing is on its way. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await unfold(page)
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
}

/** Buttons that send nothing and lead nowhere: by name, once each. */
async function openersOf(page: Page): Promise<string[]> {
  const names = await page
    .locator('main button[type=button]:visible:enabled')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''))
  return [...new Set(names.filter((name) => openings.some((words) => name.toLowerCase().startsWith(words))))]
}

/** The first words of buttons that open a window or add a row. */
const openings = [
  ...['add', 'new', 'adjust', 'schedule', 'count', 'change', 'start', 'who supplies', 'link', 'filter', 'plan'],
  ...['another', 'cash in', 'close till', 'return items', 'check returned'],
]

/** Presses the button of this name that shows. */
export async function press(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name, exact: true })
    .locator('visible=true')
    .first()
    .click({ timeout: 5000 })
    .catch(() => undefined)
}

const numbers = 'input[data-number]:visible:enabled'

async function numbersHere(page: Page, path: string, opener: string | null): Promise<NumberPlace[]> {
  const all = await page.locator(numbers).evaluateAll((inputs) =>
    inputs.map((input) => ({
      name: input.getAttribute('aria-label') ?? (input as HTMLInputElement).labels?.[0]?.textContent ?? '',
      kind: input.getAttribute('data-number') ?? '',
      unit: input.getAttribute('data-unit'),
      optional: input.hasAttribute('data-optional'),
    })),
  )
  return all.map((each) => ({ ...each, kind: each.kind as NumberKind, path, opener }))
}

/** The field of a place, on the screen that is open. */
export const fieldOf = (page: Page, { name, kind }: NumberPlace) => {
  const label = JSON.stringify(name)
  return page
    .locator(numbers)
    .and(page.locator(`[data-number=${kind}]`))
    .and(page.locator(`[aria-label=${label}]`).or(page.getByLabel(name, { exact: true })))
    .first()
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { opened, screens, staged } from './pictures/owner-screens.ts'

const root = path.join(import.meta.dirname, '..')
const handbook = readFileSync(path.join(root, 'docs/owner/README.md'), 'utf8')
const routes = readFileSync(path.join(root, 'src/back-office/start/routes.ts'), 'utf8')

const pictures = [
  ...[...screens, ...opened].map(([name, , device]) => `${name}-${device}`),
  ...staged.map(([picture]) => picture),
]

/** Whether a picture was taken at this address or of such a record. */
const isShown = (screen: string) => {
  const pattern = new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`)
  const addresses = [...screens, ...staged].map(([, address]) => address.replace(/\?.*/, ''))
  return [...addresses, ...opened.map(([, list]) => `${list}/one`)].some((address) => pattern.test(address))
}

test('the owner’s handbook has a picture of every screen of the back office', () => {
  const all = [...routes.matchAll(/screen\('([^']+)'/g)].map(([, screen = '']) => screen)
  expect(all.length).toBeGreaterThan(45)
  // a new rule is the form of a rule, which is shown filled
  expect(all.filter((screen) => screen !== '/fit/new' && !isShown(screen))).toEqual([])
})

test('the handbook shows each picture that the script takes, and no other', () => {
  const shown = [...handbook.matchAll(/\]\(pictures\/([\w-]+)\.webp\)/g)].map(([, name = '']) => name)
  expect([...shown].sort()).toEqual([...pictures].sort())
  expect(readdirSync(path.join(root, 'docs/owner/pictures')).sort()).toEqual(
    pictures.map((name) => `${name}.webp`).sort(),
  )
})

test('the handbook promises no undo in messages, and no alert that the office has not', () => {
  const alerts = /^_Notifications_:.*?\n\n/ms.exec(handbook)?.[0] ?? ''
  const [told = '', others = ''] = alerts.split('a test of each.')
  expect(told).toMatch(/new orders.*nobody opened.*wrong/s)
  expect(told).not.toMatch(/complaint|stock|low/)
  expect(others).toContain('stand on Home')
  expect(handbook).not.toMatch(/undone from the\s+message/)
})

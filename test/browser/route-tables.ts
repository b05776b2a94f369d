import { readFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '../../src/web/router/paths.ts'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../src', file), 'utf8')

const screens = [...read('back-office/start/routes.ts').matchAll(/screen\('([^']+)', .*?, '([^']+)'\)/g)].map(
  ([, screen = '', needs = '']) => ({ screen, isOpen: needs === 'signed-out' }),
)

/** Routes of the back office that somebody sees who is signed in, as its table has them. */
export const officeScreens = screens.flatMap(({ screen, isOpen }) => (isOpen ? [] : [screen]))
/** Routes of the back office for whoever is not signed in. */
export const openScreens = screens.flatMap(({ screen, isOpen }) => (isOpen ? [screen] : []))

const shopTable = read('web/start/routes.ts')
const known: Readonly<Record<string, unknown>> = paths
const named = [...shopTable.matchAll(/page\((?:paths\.(\w+)|'([^']+)'), '/g)].map(([, name = '', written]) =>
  written === undefined ? String(known[name]) : written,
)
const aboutTheShop = /aboutTheShop = \[([^\]]*)\]/.exec(shopTable)?.[1] ?? ''
const about = [...aboutTheShop.matchAll(/'(\w+)'/g)].map(([, name = '']) => String(known[name]))

/** Routes of the shop, as its table has them. */
export const shopPages: readonly string[] = [...named, ...about]

/** Returns the routes that show a record and have none here, and the routes of records that are in no table. */
export function withoutRecord(routes: readonly string[], records: Readonly<Record<string, string>>): string[] {
  const missing = routes.filter((route) => route.includes(':') && !records[route])
  const gone = Object.keys(records).filter((route) => !routes.includes(route))
  return [...missing.map((route) => `${route} has no record`), ...gone.map((route) => `${route} is no route`)]
}

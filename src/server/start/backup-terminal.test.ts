import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { placeOrder } from '../../../test/builders/place-order.ts'
import { emptyFolder } from '../../../test/restored-shop.ts'
import { backupCopy as copy } from '../../shared/copy/backup.ts'
import { restoreNote } from '../operations/backup/unfinished-restore.ts'

let shop: TestShop
const folder = emptyFolder()
const backups = path.join(folder, 'backups')
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const script = path.resolve(import.meta.dirname, '../../../scripts/shop.mjs')

/** A command of the owner's terminal as a process of its own, behind `before` in a shell. */
async function run(argv: string[], environment: Record<string, string> = {}, before = '') {
  const { dataDir } = shop.shop.config
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: shop.database.url, ...environment }
  try {
    const words = ['-c', `${before} exec "$@"`, 'sh', process.execPath, script, ...argv]
    return { status: 0, ...(await promisify(execFile)('sh', words, { env })) }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { status: code, stdout, stderr }
  }
}

it('a backup is proven, and one command makes a shop of it on a fresh machine', async () => {
  const { order } = await placeOrder(shop)
  const proven = await run(['backup', '--prove', '--to', backups])
  expect(proven).toMatchObject({ status: 0, stderr: '' })
  const lines = proven.stdout.trimEnd().split('\n')
  const [file = ''] = lines
  expect(existsSync(file)).toBe(true)
  expect(lines.at(-1)).toBe('proven')

  const into = path.join(folder, 'fresh/data')
  const embedded = { DATABASE_URL: '', DATA_DIR: into }
  const restored = await run(['restore', file, '--into', into], { DATABASE_URL: '' })
  expect(restored).toMatchObject({ status: 0, stderr: '' })
  expect(restored.stdout).toContain(`DATA_DIR=${into} npm start`)
  expect((await run(['orders'], embedded)).stdout).toContain(order.number)
  expect((await run(['audit'], embedded)).stdout).toContain('The books are in order.')

  const again = await run(['restore', file, '--into', into], { DATABASE_URL: '' })
  expect(again).toEqual({ status: 1, stdout: '', stderr: `${copy.notEmpty(into)}\n` })
}, 180_000)

it('with BACKUP_KEY set one that is not encrypted is restored and proven only where --unsealed is written out', async () => {
  const { stdout } = await run(['backup', '--to', path.join(folder, 'unsealed')])
  const file = stdout.trim()
  const keyed = { DATABASE_URL: '', BACKUP_KEY: 'Cheruvannur saw mill, 1934' }
  const into = path.join(folder, 'of-unsealed')
  const refused = await run(['restore', file, '--into', into], keyed)
  expect(refused).toEqual({ status: 1, stdout: '', stderr: `${copy.notSealed}\n` })
  expect(existsSync(into)).toBe(false)
  const unproven = await run(['backup', '--prove', file], { BACKUP_KEY: keyed.BACKUP_KEY })
  expect(unproven).toMatchObject({ status: 1, stderr: expect.stringContaining(copy.notSealed) })

  const written = await run(['restore', file, '--into', into, '--unsealed'], keyed)
  expect(written).toMatchObject({ status: 0, stderr: '' })
  const proven = await run(['backup', '--prove', file, '--unsealed'], { BACKUP_KEY: keyed.BACKUP_KEY })
  expect(proven.stdout).toContain('proven')
  expect((await run(['backup', '--unsealed'])).status).toBe(2)
}, 180_000)

it('a disk that is full in the middle leaves the older backups, and nothing that looks like one', async () => {
  const before = await run(['backup', '--to', backups])
  expect(before.status).toBe(0)
  const names = readdirSync(backups)
  // the system refuses to let a file grow beyond that, as it does on a full disk
  const cut = await run(['backup', '--to', backups], {}, 'ulimit -f 40;')
  expect(cut).toEqual({ status: 1, stdout: '', stderr: `${copy.notWritten(copy.diskFull)}\n` })
  expect(readdirSync(backups)).toEqual(names)
}, 180_000)

it('half a restored shop is opened by nobody', async () => {
  const half = path.join(folder, 'half')
  mkdirSync(half)
  writeFileSync(restoreNote(half), '')
  const refused = await run(['orders'], { DATA_DIR: half })
  expect(refused).toEqual({ status: 1, stdout: '', stderr: `${copy.unfinished(half)}\n` })
})

it('what is not understood is said, and done is nothing', async () => {
  const wrong = [['restore'], ['backup', 'somewhere'], ['backup', '--into', 'x'], ['restore', 'a', 'b']]
  const answers = await Promise.all(wrong.map((words) => run(words)))
  expect(answers.map(({ status }) => status)).toEqual([2, 2, 2, 2])
  const nowhere = await run(['restore', path.join(folder, 'no.tar'), '--into', path.join(folder, 'x')])
  expect(nowhere.status).toBe(1)
  expect(existsSync(path.join(folder, 'x'))).toBe(false)
}, 180_000)

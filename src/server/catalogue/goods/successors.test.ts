import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShelves, type Shelves } from '../../../../test/builders/build-shelves.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { goodsProblems } from '../../../shared/copy/office/goods-problems.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { ReportedFailure } from '../../terminal/usage.ts'

let shop: TestShop
let shelves: Shelves
let folder: string
beforeAll(async () => {
  shop = await openShop()
  shelves = await buildShelves(shop)
  folder = await mkdtemp(path.join(os.tmpdir(), 'beypore-successors-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const builtIds = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => buildProduct(shop.shop)))).map(({ productId }) => productId)

const look = async (id: string) => (await shelves.owner.call(officeEndpoints.getGoods, { params: { id } })).body.data

/** Names the successor of a product in the office, as its screen sends it. */
async function replace(id: string, replacedBy: string | null) {
  const { record, version } = await look(id)
  const changes = { replacedBy: { was: record.replacedBy, now: replacedBy } }
  return shelves.owner.call(officeEndpoints.changeGoods, { params: { id }, body: { version, changes, variants: {} } })
}

test('a product names its successor; undo takes it back', async () => {
  const [old = '', successor = ''] = await builtIds(2)
  expect((await replace(old, successor)).body.data.record.replacedBy).toBe(successor)
  expect((await replace(old, null)).body.data.record.replacedBy).toBeNull()
  const { command } = await shelves.write([{ id: old, product: { replacedBy: successor } }])
  expect(await shelves.undo(command)).toEqual([200, 'Undone'])
  expect((await look(old)).record.replacedBy).toBeNull()
})

test('successors never lead back, nor to nothing: the field says what to do', async () => {
  const [a = '', b = '', c = ''] = await builtIds(3)
  const refusal = async (id: string, by: string) => {
    const { status, body } = await replace(id, by)
    return [status, body.errors?.replacedBy]
  }
  await replace(a, b)
  await replace(b, c)
  expect(await refusal(a, a)).toEqual([400, goodsProblems.ownSuccessor])
  expect(await refusal(b, a)).toEqual([400, goodsProblems.successorLeadsBack])
  expect(await refusal(c, a)).toEqual([400, goodsProblems.successorLeadsBack])
  expect(await refusal(c, 'nothing')).toEqual([400, goodsProblems.unknown('Replaced by', 'nothing')])
  expect((await look(c)).record.replacedBy).toBeNull()
  // of one write, too; and the other way round once the first is taken away with it
  const [d = '', e = ''] = await builtIds(2)
  const both = [
    { id: d, product: { replacedBy: e } },
    { id: e, product: { replacedBy: d } },
  ]
  await expect(shelves.write(both)).rejects.toThrow(goodsProblems.successorLeadsBack)
  await replace(d, e)
  await shelves.write([
    { id: e, product: { replacedBy: d } },
    { id: d, product: { replacedBy: null } },
  ])
  expect([(await look(d)).record.replacedBy, (await look(e)).record.replacedBy]).toEqual([null, d])
})

test('undone, a successor does not lead back either', async () => {
  const [a = '', b = ''] = await builtIds(2)
  await replace(a, b)
  const { command } = await shelves.write([{ id: a, product: { replacedBy: null } }])
  await replace(b, a)
  const [status] = await shelves.undo(command)
  expect(status).toBeGreaterThanOrEqual(400)
  expect((await look(a)).record.replacedBy).toBeNull()
})

test('of two people who let two products replace each other at once one is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const [a = '', b = ''] = await builtIds(2)
    const both = await Promise.all([replace(a, b), replace(b, a)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  }
})

test('a file names successors by their codes, takes them away, and says which are not there', async () => {
  const [old = '', successor = ''] = await builtIds(2)
  const file = path.join(folder, 'some.csv')
  const importLines = async (...lines: string[]) => {
    await writeFile(file, ['Product code,Replaced by', ...lines].join('\r\n'))
    return runCommand(shop.shop, ['products', 'import', file, '--only', 'replacedBy']).catch((error) => {
      if (error instanceof ReportedFailure) return error.report
      throw error
    })
  }
  expect(await importLines(`${old},${successor}`)).toBe('new 0, changed 1, same 0, wrong 0')
  expect((await look(old)).record.replacedBy).toBe(successor)
  const all = path.join(folder, 'all.csv')
  await runCommand(shop.shop, ['products', 'export', all])
  const [head = '', ...rows] = (await readFile(all, 'utf8')).split('\r\n')
  const at = head.split(',').indexOf('Replaced by')
  expect(at).toBeGreaterThan(0)
  expect(rows.find((row) => row.startsWith(old))).toContain(`,${successor},`)
  expect(await importLines(`${old},nothing`)).toContain('there is no product “nothing”')
  expect(await importLines(`${successor},${old}`)).toContain(goodsProblems.successorLeadsBack)
  expect(await importLines(`${old},-`)).toBe('new 0, changed 1, same 0, wrong 0')
  expect((await look(old)).record.replacedBy).toBeNull()
})

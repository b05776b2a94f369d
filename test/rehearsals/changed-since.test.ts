import { afterAll, beforeAll, expect, it } from 'vitest'
import { undoRegistryOfShop } from '../../src/server/start/undo-registry-of-shop.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { historyCopy } from '../../src/shared/copy/office/history.ts'
import { commandKind, commands } from '../../src/shared/office/commands.ts'
import { openShop, type TestShop } from '../app.ts'
import { doAs } from '../as-staff.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'
import { rehearsals } from './every-command.ts'
import { buildStage, type Stage } from './rehearsal.ts'

let shop: TestShop
let colleague: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  colleague = await buildStaff(shop, ['manager'], { name: 'Rafi Mon' })
})
afterAll(() => shop.close())

/** The changes a colleague makes to a record of each kind that a command adds and another one removes. */
const written: Record<string, Record<string, unknown>> = {
  coupon: { total_limit: 7 },
  banner: { subtitle: 'Wet cellars' },
  attribute: { name: 'Depth of the groove' },
  dictionary_word: { note: 'As they say in Beypore' },
  fit_rule: { words: 'Only with its guard.' },
  supplier: { note: 'Closed on Fridays' },
}

/** Made by commands, but nothing that somebody could have written into since. */
const notWritten: Record<string, string> = {
  barcode: 'a code is on one thing or on another: barcodes.test.ts',
  count: 'what was counted since: undo-counts.test.ts',
  purchase: 'waiting for it ends, what came of it stays',
  receipt: 'pieces go back only while they are free: receive-goods.test.ts',
  supplier_item: 'what somebody has said since stays: suppliers.test.ts',
  scheduled_price: 'it waits or it does not: goods-office.test.ts',
  sale: 'it waits, runs or is over: sale-rules.test.ts',
  product_tax: 'it waits or it does not: tax-days.test.ts',
}

interface Made {
  command: string
  entity: string
  entityId: string
}

/** The records that a command made. */
async function madeBy(command: string): Promise<Made[]> {
  const { rows } = await shop.pool.query(
    `SELECT command_id AS command, entity, entity_id AS "entityId" FROM changes
     WHERE command_id = $1 AND before IS NULL AND after IS NOT NULL ORDER BY id`,
    [command],
  )
  return rows
}

async function idOf(condition: 'name' | 'undoes', value: string): Promise<string> {
  const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE ${condition} = $1 ORDER BY at DESC LIMIT 1`, [
    value,
  ])
  return rows[0].id
}

/** The colleague puts fields into a record, by the noun's own use case. */
function write({ entity, entityId }: Made, fields: Record<string, unknown>): Promise<string> {
  const kind = undoRegistryOfShop(shop.shop).records[entity]
  return doAs(shop, colleague, 'history.undo', async (work) => {
    work.about({ kind: entity, id: entityId })
    await kind?.restore(work, entityId, fields)
  })
}

async function read({ entity, entityId }: Made): Promise<Record<string, unknown> | undefined> {
  const kind = undoRegistryOfShop(shop.shop).records[entity]
  return shop.db.transaction().execute((tx) => kind?.read(tx, entityId) ?? Promise.resolve(undefined))
}

async function takeBack({ owner }: Stage, id: string): Promise<[number, string]> {
  shop.advance(5)
  const { status, body } = await owner.call(calls.undo, { params: { id }, body: {} })
  return [status, body.message]
}

const done = [200, historyCopy.done]

/** Is refused while a colleague's words are in it, and taken out once those are taken back. */
async function expectKept(stage: Stage, made: Made): Promise<void> {
  const fields = written[made.entity] ?? {}
  shop.advance(5)
  const edit = await write(made, fields)
  const present = await read(made)
  expect(present).toMatchObject(fields)
  const { body } = await stage.owner.call(calls.previewUndo, { params: { id: made.command } })
  expect(body.data.cannot).toBe(historyCopy.changedSince)
  expect(await takeBack(stage, made.command)).toEqual([409, historyCopy.changedSince])
  expect(await read(made)).toEqual(present)
  expect(await takeBack(stage, edit)).toEqual(done)
  expect(await takeBack(stage, made.command)).toEqual(done)
}

const byCommand = rehearsals.filter(([name]) => commandKind(name)?.back.by === 'command')

it.each(byCommand)('what %s made is taken out only while nobody has written into it', async (name, rehearse) => {
  const stage = await buildStage(shop)
  const { perform } = await rehearse(stage)
  shop.advance(5)
  await perform()
  const all = await madeBy(await idOf('name', name))
  const unknown = all.filter(({ entity }) => !(entity in written || entity in notWritten))
  expect(unknown, 'say above what a colleague writes into it').toEqual([])
  for (const made of all.filter(({ entity }) => entity in written)) {
    await expectKept(stage, made)
    const takenOut = await idOf('undoes', made.command)
    expect(await takeBack(stage, takenOut)).toEqual(done)
    // what was put back is there by a command that made it, too
    for (const again of await madeBy(await idOf('undoes', takenOut))) await expectKept(stage, again)
  }
})

it('every command that adds something, and is taken back by another one, is rehearsed', () => {
  const known = new Set<string>(rehearsals.map(([name]) => name))
  const adds = Object.keys(commands).filter((name) => name.endsWith('.add') && commandKind(name)?.back.by === 'command')
  expect(adds.filter((name) => !known.has(name))).toEqual([])
})

it('of a colleague’s change and the undo of what it changes, at once, one is refused', async () => {
  const { owner } = await buildStage(shop)
  for (let round = 0; round < 12; round += 1) {
    const command = crypto.randomUUID()
    const word = { said: `qurvanoli${round}`, meant: 'bearing', note: '' }
    const { _id: id, version } = (await owner.call(calls.addWord, { body: word, command })).body.data
    shop.advance(5)
    const body = { version, changes: { meant: { was: 'bearing', now: 'belt' } } }
    const [changed, undone] = await Promise.all([
      colleague.call(calls.changeWord, { params: { id }, body }),
      owner.call(calls.undo, { params: { id: command }, body: {} }),
    ])
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([changed.status, undone.status])
  }
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { doAs } from '../../../../test/as-staff.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import type { CommandName } from '../../../shared/office/commands.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { addCoupon } from '../../selling/coupons/add-coupon.ts'

let shop: TestShop
let owner: BuiltStaff
let manager: BuiltStaff
let accountant: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-20T04:00:00Z' })
  owner = await buildStaff(shop, ['owner'], { name: 'Khadeeja Umma' })
  manager = await buildStaff(shop, ['manager'], { name: 'Rafi Mon' })
  accountant = await buildStaff(shop, ['accountant'], { name: 'Sheeba Nair' })
})
afterAll(() => shop.close())

const { listHistory, listHistoryPeople, exportHistory, fetchHistoryExport } = officeEndpoints
const list = async (query: Record<string, string> = {}, who = owner) => (await who.call(listHistory, { query })).body
const names = async (query: Record<string, string>) => (await list(query)).data.map(({ subject }) => subject.name)

type Done = { kind: string; id: string; name?: string; before?: object; after?: object; reason?: string }

function did(who: BuiltStaff, command: CommandName, { kind, id, name = id, before, after, reason }: Done) {
  return doAs(
    shop,
    who,
    command,
    async (work) => {
      work.about({ kind, id, name })
      if (after) work.changed(kind, id, (before ?? null) as never, after as never)
    },
    { reason },
  )
}

describe('the history', () => {
  it('says who did what, when and why, with what was there before', async () => {
    await did(manager, 'order.confirm', {
      kind: 'order',
      id: 'o1',
      name: 'BMS-100777',
      before: { status: 'confirmed', payable: 125_000, note: null, at: '2026-11-20T04:10:00.000Z' },
      after: { status: 'out_for_delivery', payable: 119_000, note: 'rang', at: '2026-11-20T05:12:00.000Z' },
      reason: 'The customer asked',
    })
    const [entry] = (await list({ text: '100777' })).data
    expect(entry).toMatchObject({
      did: 'Order confirmed',
      by: { name: 'Rafi Mon', kind: 'staff', isYou: false },
      subject: { kind: 'order', kindName: 'Order', name: 'BMS-100777' },
      reason: 'The customer asked',
      canUndo: false,
      because: expect.any(String),
    })
    expect(entry?.changes[0]?.fields).toEqual(
      expect.arrayContaining([
        { field: 'Status', before: 'confirmed', after: 'out for delivery' },
        { field: 'Payable', before: '₹1,250', after: '₹1,190' },
        { field: 'Note', before: null, after: 'rang' },
        { field: 'At', before: '20 Nov 2026, 9:40 am', after: '20 Nov 2026, 10:42 am' },
      ]),
    )
  })

  it('says a person’s limits as the owner sets them: refunds in rupees, and where there is none', async () => {
    await did(owner, 'staff.change', {
      kind: 'staff',
      id: 'p1',
      name: 'Ramla Beegum',
      before: { refund: 'by_roles', discount: 5, pieces: null },
      after: { refund: 750, discount: null, pieces: 12 },
    })
    const [entry] = (await list({ kind: 'staff', record: 'p1' })).data
    expect(entry?.changes[0]?.fields).toEqual(
      expect.arrayContaining([
        { field: 'Max. refund', before: 'role default', after: '₹750' },
        { field: 'Max. discount', before: '5%', after: 'no limit' },
        { field: 'Max. stock adjustment per day (pieces)', before: 'no limit', after: '12' },
      ]),
    )
  })

  it('is narrowed by who, what, record, days and a part of the name', async () => {
    await did(owner, 'coupon.end', { kind: 'coupon', id: 'c1', name: 'ONAM_26' })
    await did(manager, 'coupon.end', { kind: 'coupon', id: 'c2', name: 'ONAMX26' })
    await did(owner, 'stock.adjust', { kind: 'stock', id: 'bearing', after: { change: 3 } })
    expect(await names({ command: 'coupon.end' })).toEqual(['ONAMX26', 'ONAM_26'])
    expect(await names({ command: 'coupon.end', who: owner.staffId })).toEqual(['ONAM_26'])
    expect(await names({ kind: 'coupon', record: 'c2' })).toEqual(['ONAMX26'])
    expect(await names({ text: 'onam_' })).toEqual(['ONAM_26'])
    expect(await names({ text: 'nothing like it' })).toEqual([])
    shop.advance(2 * 86_400_000)
    owner = await buildStaff(shop, ['owner'], { name: 'Khadeeja Umma' })
    await did(owner, 'stock.adjust', { kind: 'stock', id: 'belt' })
    expect(await names({ from: '2026-11-22', who: owner.staffId })).toEqual(['belt'])
    expect(await names({ from: '2026-11-21', to: '2026-11-21' })).toEqual([])
    expect(await names({ to: '2026-11-20', kind: 'stock' })).toEqual(['bearing'])
    await addCoupon(shop.shop, { code: 'TERM1', discount: { type: 'flat', value: 100 }, description: '', terms: '' })
    expect(await names({ who: 'terminal' })).toEqual(['TERM1'])
    const { data } = (await owner.call(listHistoryPeople)).body
    expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(['Rafi Mon', 'Sheeba Nair']))
  })

  it('shows beside a record also what was done to it among others', async () => {
    await doAs(shop, owner, 'product.price', async (work) => {
      work.about({ kind: 'product', id: 'p1', name: 'Bearing' })
      for (const id of ['p1', 'p2', 'p3']) work.changed('product', id, { price: 100 }, { price: 200 })
    })
    expect(await names({ kind: 'product', record: 'p3' })).toEqual(['Bearing'])
    expect((await owner.call(listHistory, { query: { record: 'p3' } })).status).toBe(400)
  })

  it('goes page by page through all of it, each entry once, also where many were done at one moment', async () => {
    const count = 2 * officeLimits.historyPage + 7
    await shop.pool.query(
      `INSERT INTO commands (id, name, at, actor, by_name, subject_kind, subject_id, input)
       SELECT gen_random_uuid(), 'search.rebuild', '2026-01-01T00:00:00Z', 'system', 'The shop', 'search', n::text, '{}'
       FROM generate_series(1, $1) n`,
      [count],
    )
    const seen: string[] = []
    let before: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        command: 'search.rebuild',
        ...(before && { before }),
      })
      seen.push(...page.data.map(({ _id }) => _id))
      before = page.next
    } while (before !== null)
    expect(new Set(seen).size).toBe(count)
    expect(seen).toHaveLength(count)
    for (const bad of ['x', '2026-01-01T00:00:00.000Z_x', `9999-99-99T00:00:00.000Z_${'a'.repeat(36)}`])
      expect((await owner.call(listHistory, { query: { before: bad } })).status, bad).toBe(400)
  })

  it('shows phone numbers in full only to who may see them, and cuts long texts', async () => {
    const after = { note: 'Call 9895012345 or +919847098470', text: 'x'.repeat(5000) }
    const reason = 'His wife rang from 9847098470'
    await did(owner, 'order.pack', { kind: 'order', id: 'o9', after, reason })
    const text = async (who: BuiltStaff) => JSON.stringify((await list({ kind: 'order', record: 'o9' }, who)).data)
    accountant = await buildStaff(shop, ['accountant'], { name: 'Sheeba Nair' })
    expect(await text(owner)).toContain('9895012345')
    expect(await text(accountant)).toContain('••••••')
    expect(await text(accountant)).not.toMatch(/9895012345|9847098470/)
    expect((await text(owner)).length).toBeLessThan(2000)
  })
})

describe('its export', () => {
  const fetchAll = async (who: BuiltStaff, body: object) => {
    const begun = await who.call(exportHistory, { body })
    const got = await who.call(fetchHistoryExport, { params: { id: begun.body.exportId } })
    return { id: begun.body.exportId, csv: got.body.csv, next: got.body.next }
  }

  it('is a command; no cell of it is a formula', async () => {
    const after = { a: '=1+1', b: '+91 1', c: '-1', d: '@SUM(A1)', e: '\tx', f: '\rx', g: 'plain, "quoted"', h: 'പണി' }
    await did(owner, 'order.pack', { kind: 'order', id: 'o10', name: '=cmd|calc', after, reason: '=EVIL()' })
    const { id, csv, next } = await fetchAll(owner, { kind: 'order', record: 'o10' })
    expect(next).toBeNull()
    const cells = csv.split(/,|\r\n/)
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([])
    for (const cell of [`'=1+1`, `'+91 1`, `'-1`, `'@SUM(A1)`, `"plain, ""quoted"""`, 'പണി', `'=cmd|calc`, `'=EVIL()`])
      expect(csv).toContain(cell)
    const [entry] = (await list({ command: 'history.export' })).data
    expect(entry).toMatchObject({ _id: id, did: 'Activity log exported', by: { isYou: true } })
  })

  it('is fetched by who began it, for some minutes', async () => {
    const { id } = await fetchAll(owner, {})
    const fetch = (who: BuiltStaff) => who.call(fetchHistoryExport, { params: { id } })
    expect((await fetch(accountant)).status).toBe(404)
    expect((await fetch(owner)).status).toBe(200)
    shop.advance((officeLimits.historyExportMinutes + 1) * 60_000)
    expect((await fetch(owner)).status).toBe(404)
    expect((await owner.call(exportHistory, { body: {} })).body.code).toBe('step_up')
  })
})

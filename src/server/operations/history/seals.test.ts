import os from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildStaff } from '../../../../test/office.ts'
import { emptyFolder, openRestored } from '../../../../test/restored-shop.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { transact } from '../../platform/db/transact.ts'
import type { PayingShop } from '../../selling/payments/provider/paying-shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import { forgetInHistory } from '../../staff/commands/command-queries.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { runBackup } from '../backup/run-backup.ts'
import { sealHistory } from './seal-history.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2027-03-01T06:30:00Z' })
  await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

let made = 0
/** Renames a record of its own in a command; returns the ids of both. */
async function rename(before: string, after: string) {
  made += 1
  const id = `ticket-${made}`
  const command = await atTerminal(shop.shop, 'ticket.solve', { text: after }, async (work) => {
    work.about({ kind: 'ticket', id, name: after })
    work.changed('ticket', id, { name: before, status: 'open' }, { name: after, status: 'solved' })
    return work.commandId
  })
  return { id, command }
}

/** The day after, an hour past midnight and more. */
async function nextDay() {
  shop.advance(dayMs)
  await sealHistory(shop.shop)
}

const verify = (on = shop, ...more: string[]) =>
  runCommand(on.shop as PayingShop, ['history', 'verify', ...more]).catch((error: Error) => error.message)

/** Changes the database as somebody can who may do everything to it, and leaves no trace in its triggers. */
async function tamper(statement: string, values: unknown[] = []) {
  const tables = ['commands', 'changes', 'history_seals']
  for (const table of tables) await shop.pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  try {
    expect((await shop.pool.query(statement, values)).rowCount).toBe(1)
  } finally {
    for (const table of tables) await shop.pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  }
}

/** Alters the history, looks, and puts back what was there. */
async function whileTampered(statement: string, values: unknown[], back: string): Promise<string> {
  await tamper(statement, values)
  const report = await verify()
  await tamper(back, values.slice(0, 1))
  return report
}

describe('the seals of the history', () => {
  it('are made when a day is over, one after the other, told to owners and shown in the office', async () => {
    await rename('Rafi', 'Rafi Mon')
    await sealHistory(shop.shop)
    const before = await shop.db.selectFrom('history_seals').selectAll().execute()
    expect(before.map(({ day }) => String(day))).not.toContain('2027-03-01')
    await nextDay()
    await nextDay()
    const reader = await buildStaff(shop, ['accountant'])
    const { body } = await reader.call(officeEndpoints.historySeal)
    expect(body.data).toEqual({ day: '2027-03-01', seal: expect.stringMatching(/^[\da-f]{64}$/) })
    const mails = await shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('event_key', 'like', 'alert:seal:2027-03-01%')
      .execute()
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails[0]?.payload)).toContain(body.data?.seal)
    expect(await verify(shop, '--seal', body.data?.seal ?? '')).toMatch(
      /Nothing was altered\..*Your checksum matches this activity log/s,
    )
  })

  it('are not made of a day that is over by a fast clock alone: what others do on it is no forgery', async () => {
    await rename('Salma', 'Salma K')
    const fast = 20 * hourMs
    shop.advance(fast)
    await sealHistory(shop.shop, new Date(shop.shop.clock().getTime() - fast))
    shop.advance(-fast)
    await rename('Thomas', 'Thomas V')
    await nextDay()
    expect(await verify()).toContain('Nothing was altered.')
    // nor by the database's alone
    await rename('Usha', 'Usha R')
    await sealHistory(shop.shop, new Date(shop.shop.clock().getTime() + fast))
    await rename('Varghese', 'Varghese T')
    await nextDay()
    expect(await verify()).toContain('Nothing was altered.')
  })

  it('take their time for a day of many imports: one that could not be sealed would keep all later days from it', async () => {
    await shop.pool.query(`
      CREATE FUNCTION patience() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF current_setting('statement_timeout')::interval < '5 minutes' THEN RAISE EXCEPTION 'no patience'; END IF;
        RETURN new; END $$;
      CREATE TRIGGER patience BEFORE INSERT ON history_seals FOR EACH ROW EXECUTE FUNCTION patience()`)
    await rename('Yusuf', 'Yusuf P')
    await expect(nextDay()).resolves.toBeUndefined()
    await shop.pool.query('DROP TRIGGER patience ON history_seals')
    await sealHistory(shop.shop)
    expect(await verify()).toContain('Nothing was altered.')
  })

  it('are added to alone', async () => {
    for (const statement of ['UPDATE history_seals SET commands = 0', 'DELETE FROM history_seals']) {
      await expect(shop.pool.query(statement)).rejects.toThrow()
    }
  })
})

describe('what was sealed', () => {
  let one: { id: string; command: string }
  beforeEach(async () => {
    one = await rename('Amina', 'Amina Beevi')
    await rename('Biju', 'Biju P')
    await nextDay()
  })

  it('is named with its day where somebody with every right alters it: who, when, why, or what became of what', async () => {
    const day = /\d+ Mar 2027: ALTERED/
    for (const [set, back] of [
      [`by_name = 'Somebody Else'`, `by_name = '${os.userInfo().username}'`],
      [`at = at + interval '1 minute'`, `at = at - interval '1 minute'`],
      [`input = '{"a": 1}'`, `input = '{"text": "Amina Beevi"}'`],
    ]) {
      const report = await whileTampered(
        `UPDATE commands SET ${set} WHERE id = $1`,
        [one.command],
        `UPDATE commands SET ${back} WHERE id = $1`,
      )
      expect(report).toMatch(day)
      expect(report).toContain(`(${one.command})`)
      expect(report).toContain('THE ACTIVITY LOG WAS ALTERED: 1 day')
    }
    const report = await whileTampered(
      `UPDATE changes SET after = $2 WHERE command_id = $1`,
      [one.command, '{"name": "Amina Beevi", "status": "open"}'],
      `UPDATE changes SET after = '{"name": "Amina Beevi", "status": "solved"}' WHERE command_id = $1`,
    )
    expect(report).toMatch(day)
    expect(report).toContain(`(${one.command})`)
    expect(await verify()).toContain('Nothing was altered.')
  })

  it('is missed where it is removed, and named where it is added, also on a day that had nothing', async () => {
    const added = '00000000-0000-4000-8000-000000000001'
    const copy = `INSERT INTO commands (id, name, at, actor, by_name, subject_kind, subject_id, input)
      SELECT $1, name, at - $2::interval, 'terminal', by_name, subject_kind, subject_id, input FROM commands WHERE id = '${one.command}'`
    const remove = 'DELETE FROM commands WHERE id = $1'
    for (const back of ['0', '400 days']) {
      const report = await whileTampered(copy, [added, back], remove)
      expect(report).toContain('ADDED after the checksum')
      expect(report).toContain(`(${added})`)
    }
    const { rows } = await shop.pool.query('SELECT to_jsonb(c) AS row FROM commands c WHERE id = $1', [one.command])
    await shop.pool.query('ALTER TABLE changes DROP CONSTRAINT changes_command_id_fkey')
    const report = await whileTampered(
      remove,
      [one.command],
      `INSERT INTO commands SELECT * FROM jsonb_populate_record(null::commands, '${JSON.stringify(rows[0].row)}') WHERE $1 <> ''`,
    )
    expect(report).toContain(`REMOVED (${one.command})`)
    expect(await verify()).toContain('Nothing was altered.')
  })

  it('says so where its seal was made anew, and only a seal from elsewhere does where all were', async () => {
    const { rows } = await shop.pool.query('SELECT day::text, digest FROM history_seals ORDER BY day DESC LIMIT 1')
    const report = await whileTampered(
      `UPDATE history_seals SET digest = sha256('other') WHERE day = $1`,
      [rows[0].day],
      `UPDATE history_seals SET digest = '\\x${rows[0].digest.toString('hex')}' WHERE day = $1`,
    )
    expect(report).toContain('THE CHECKSUM ITSELF was altered')
    expect(await verify(shop, '--seal', 'ab'.repeat(32))).toContain('YOUR CHECKSUM IS NOT OF THIS ACTIVITY LOG')
    expect(await verify(shop, '--seal', 'ab')).toContain('64 characters')
  })

  it('holds where a person’s data in it is forgotten, and forgetting is no cloak for writing something else', async () => {
    await transact(shop.shop, ({ tx }) => forgetInHistory(tx, [{ kind: 'ticket', id: one.id }]))
    const report = await verify()
    expect(report).toContain('The contents of 1 of them were erased')
    expect(report).toContain('Nothing was altered.')
    const { rows } = await shop.pool.query('SELECT after, salt FROM changes WHERE command_id = $1', [one.command])
    expect(rows[0].after).toEqual({ name: '(forgotten)', status: 'solved' })
    const cloaked = await whileTampered(
      `UPDATE changes SET after = '{"name": "Nobody", "status": "solved"}' WHERE command_id = $1`,
      [one.command],
      `UPDATE changes SET after = '{"name": "(forgotten)", "status": "solved"}' WHERE command_id = $1`,
    )
    expect(cloaked).toContain(`(${one.command})`)
  })

  it('is as it was in a backup that is restored', async () => {
    const { file } = await runBackup(shop.shop, shop.database.url, { folder: emptyFolder(), prove: false })
    const restored = await openRestored(shop, file, 'beypore_seals')
    try {
      expect(await verify(restored.shop)).toContain('Nothing was altered.')
      expect(await verify(restored.shop)).toBe(await verify())
    } finally {
      await restored.shop.close()
      await restored.drop()
    }
  })
})

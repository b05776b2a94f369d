import { expect, it } from 'vitest'
import { openShop } from '../../../../test/app.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

it('a new customer is unknown to nobody while somebody else’s look writes them', async () => {
  const shop = await openShop()
  try {
    const owner = await buildStaff(shop, ['owner'])
    const { userId: id } = await buildShopper(shop.shop, 'Waited For')
    const holder = await shop.pool.connect()
    const waiting = async () => (await holder.query(waits)).rowCount
    // every lock that a customer is written under
    await holder.query('BEGIN; SELECT pg_advisory_xact_lock(290, part) FROM generate_series(0, 63) part')
    const list = owner.call(calls.findCustomers, { body: { text: 'waited for' } })
    await expect.poll(waiting).toBe(1)
    const page = owner.call(calls.getCustomer, { params: { id } })
    await expect.poll(waiting).toBe(2)
    await holder.query('COMMIT')
    holder.release()
    expect((await list).body.data).toMatchObject([{ _id: id }])
    expect((await page).status).toBe(200)
  } finally {
    await shop.close()
  }
})

import type { FastifyInstance } from 'fastify'
import { officeAlerts } from '../../../shared/contract/office/alerts.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../http/staff-route.ts'
import { changeAlerts } from './change-alerts.ts'
import { addDevice, removeDevice } from './change-devices.ts'
import { getAlerts } from './get-alerts.ts'
import { testAlert } from './test-alert.ts'

/** Registers the routes of alerts to the shop's people: each sets their own. */
export function alertRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeAlerts.myAlerts, async ({ staff }) => ({
    data: await getAlerts(shop, shop.db, staff),
  }))
  staffCommand(office, shop, officeAlerts.changeAlerts, async ({ staff, body }, work) => {
    await changeAlerts(shop, work, staff, body)
    return { data: await getAlerts(shop, work.tx, staff) }
  })
  staffCommand(office, shop, officeAlerts.addPushDevice, async ({ staff, body, caller }, work) => {
    await addDevice(shop, work, staff, body, caller.userAgent)
    return { data: await getAlerts(shop, work.tx, staff) }
  })
  staffCommand(office, shop, officeAlerts.removePushDevice, async ({ staff, params }, work) => {
    await removeDevice(work, staff, params.id)
    return { data: await getAlerts(shop, work.tx, staff) }
  })
  staffCommand(office, shop, officeAlerts.testAlert, async ({ staff, body }, work) => {
    await testAlert(shop, work, staff, body.way)
    return {}
  })
}

import type { FastifyInstance } from 'fastify'
import { officeBackups } from '../../../shared/contract/office/backups.ts'
import { backupsCopy } from '../../../shared/copy/office/backups.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { askForBackup } from './ask-for-backup.ts'
import { presentBackups } from './present-backups.ts'

/** The list of backups, and one more. */
export function backupOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeBackups.listBackups, async () => ({ data: await presentBackups(shop, shop.db) }))
  staffCommand(office, shop, officeBackups.takeBackup, async (_call, work) => {
    await askForBackup(shop, work)
    return { message: backupsCopy.asked, data: await presentBackups(shop, work.tx) }
  })
}

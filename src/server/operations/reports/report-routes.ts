import type { FastifyInstance } from 'fastify'
import { officeReports } from '../../../shared/contract/office/report-calls.ts'
import { reportLimits } from '../../../shared/report-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { sheetContentTypes } from '../../platform/spreadsheets/sheet-shapes.ts'
import { staffFile, staffRoute } from '../../staff/http/staff-route.ts'
import { readReport } from './read-report.ts'
import { writeReport } from './write-report.ts'

/** Registers the owner's reports: on the screen, and as files. */
export function reportRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeReports.getReport, async ({ staff, params, query }) => {
    const report = await readReport(shop, params.name, query, staff.permissions)
    return { data: { ...report, rows: report.rows.slice(0, reportLimits.rows) } }
  })
  staffFile(office, shop, officeReports.downloadReport, async ({ staff, params, query: { format, ...asked } }) => {
    const report = await readReport(shop, params.name, asked, staff.permissions)
    return {
      contentType: sheetContentTypes[format],
      fileName: `${report.report}-${report.from}-${report.to}.${format}`,
      bytes: Buffer.from(await writeReport(report, format)),
    }
  })
}

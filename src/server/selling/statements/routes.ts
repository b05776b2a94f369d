import type { FastifyInstance } from 'fastify'
import { invoicesZipPath, statementFilePath } from '../../../shared/contract/statement-files.ts'
import { InvoicesZipQuery, StatementFileQuery, statements } from '../../../shared/contract/statements.ts'
import { ownFileRoute } from '../../platform/http/file-route.ts'
import { route } from '../../platform/http/route.ts'
import { limitRate, tally } from '../../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'
import { drawForShopper } from '../invoices/draw-for-shopper.ts'
import { presentStatement } from './present-statement.ts'
import { readStatement } from './read-statement.ts'
import { printStatement } from './render-statement-pdf.ts'
import { statementPaper } from './statement-paper.ts'
import { writeStatement } from './write-statement.ts'
import { zipInvoices } from './zip-invoices.ts'

/** Registers a shopper's statement of account, as JSON and as a file, and the papers of a month in one zip. */
export function statementRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, statements.statement, async ({ shopper, query }) => ({
    data: presentStatement(await readStatement(shop, shopper.userId, query)),
  }))
  ownFileRoute(app, shop, statementFilePath, StatementFileQuery, async ({ userId, query, gone }) => {
    const { format, ...asked } = query
    await limitRate(shop, [tally('statement', userId)])
    const statement = await readStatement(shop, userId, asked)
    const fileName = `statement-${statement.from}-to-${statement.to}.${format}`
    if (format === 'csv') return { contentType: 'text/csv; charset=utf-8', fileName, bytes: writeStatement(statement) }
    const paper = await statementPaper(shop, userId, statement)
    const bytes = await drawForShopper(shop, { userId, gone }, paper, (each, by) => printStatement(by, each))
    return { contentType: 'application/pdf', fileName, bytes }
  })
  ownFileRoute(app, shop, invoicesZipPath, InvoicesZipQuery, async ({ userId, query: { month }, gone }) => ({
    contentType: 'application/zip',
    fileName: `invoices-${month}.zip`,
    bytes: await zipInvoices(shop, { userId, month, gone }),
  }))
}

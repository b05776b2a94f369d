import type { Kysely } from 'kysely'
import type { InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import type { NotedPaper } from '../../../shared/office/order-lists.ts'
import type { PaperSize } from '../../../shared/office/paper-sizes.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { PaperFor } from '../../platform/pdf/draw-in-turn.ts'
import { findCreditNotes, findInvoice } from './invoice-queries.ts'
import type { CopyMark } from './pdf/invoice-head.ts'
import { printInvoices, printReceipts } from './render-invoice-pdf.ts'
import { printVouchers } from './render-voucher-pdf.ts'
import { findReceiptVoucher, findRefundVoucher } from './voucher-queries.ts'

type Db = Kysely<Database>

/** Papers of the books, as they are printed of orders. */
export type BookPaper = Exclude<NotedPaper, 'slips' | 'labels'>

/** The number of the copy of each order's paper (1: the first), by the order's id. */
type Copies = ReadonlyMap<string, number>

/** The orders that have such a paper, and what draws them as one PDF. */
interface FoundPapers {
  orderIds: string[]
  print: (by: PaperFor, copies: Copies, size: PaperSize) => Promise<Buffer>
}

const marks: Partial<Record<BookPaper, CopyMark>> = {
  invoice_duplicates: 'duplicate',
  invoice_triplicates: 'triplicate',
}

/**
 * Finds a paper of these orders, in their order. `open` takes out of what a paper says of the buyer what the person may not see;
 * what the shop says itself stays: who it is, and its goods' names.
 */
export async function findBookPapers(
  db: Db,
  paper: BookPaper,
  orderIds: readonly string[],
  open: <T>(buyerSays: T) => T,
): Promise<FoundPapers> {
  const opened = openedBy(open)
  if (paper === 'receipt_vouchers' || paper === 'refund_vouchers') {
    const find = paper === 'receipt_vouchers' ? findReceiptVoucher : findRefundVoucher
    const found = await findAll(orderIds, async (orderId) => listed(await find(db, { orderId })))
    return drawnWith(found, (by, each, size) => printVouchers(by, each, size), opened)
  }
  const find = async (orderId: string) =>
    paper === 'credit_notes' ? findCreditNotes(db, orderId) : listed(await findInvoice(db, orderId))
  const found = await findAll(orderIds, find)
  if (paper === 'receipts') return drawnWith(found, (by, each) => printReceipts(by, each), opened)
  const mark = marks[paper] ?? 'original'
  const marked = <Document>(each: readonly Document[]) => each.map((document) => ({ ...document, mark }))
  return drawnWith(found, (by, each, size) => printInvoices(by, marked(each), size), opened)
}

/** Finds the invoices of these orders, in their order, as they are printed: see findBookPapers. */
export async function findOriginals(
  db: Db,
  orderIds: readonly string[],
  open: <T>(buyerSays: T) => T,
): Promise<Found<InvoiceDocument & { mark: CopyMark }>> {
  const found = await findAll(orderIds, async (orderId) => listed(await findInvoice(db, orderId)))
  const opened = openedBy(open)
  return found.map(({ id, document }) => ({ id, document: { ...opened(document), mark: 'original' as const } }))
}

function openedBy(open: <T>(buyerSays: T) => T) {
  return <Document extends { supplier: unknown; lines: unknown }>(document: Document): Document => {
    const { supplier, lines, ...rest } = document
    return { ...open(rest), supplier, lines } as Document
  }
}

function listed<Document>(document: Document | undefined): Document[] {
  return document === undefined ? [] : [document]
}

/** Papers by their order's id: an order has as many credit notes as parts of it came back. */
type Found<Document> = { id: string; document: Document }[]

async function findAll<Document>(
  orderIds: readonly string[],
  find: (orderId: string) => Promise<Document[]>,
): Promise<Found<Document>> {
  const found: Found<Document> = []
  for (const id of orderIds) found.push(...(await find(id)).map((document) => ({ id, document })))
  return found
}

function drawnWith<Document>(
  found: Found<Document>,
  draw: (by: PaperFor, papers: (Document & { copy: number })[], size: PaperSize) => Promise<Buffer>,
  opened: (document: Document) => Document,
): FoundPapers {
  return {
    orderIds: [...new Set(found.map(({ id }) => id))],
    print: (by, copies, size) =>
      draw(
        by,
        found.map(({ id, document }) => ({ ...opened(document), copy: copies.get(id) ?? 1 })),
        size,
      ),
  }
}

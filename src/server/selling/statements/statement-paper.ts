import type { Recipient, Supplier } from '../../../domain/selling/invoices/invoice-document.ts'
import type { Statement } from '../../../domain/selling/statements/draw-up-statement.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { invoices } from '../../../shared/copy/invoices.ts'
import { statements as copy } from '../../../shared/copy/statements.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { statementLimits } from '../../../shared/statement-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { findFirm } from '../../shoppers/accounts/firm-queries.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'
import { supplierOf } from '../invoices/paper-parties.ts'

/** Everything that a statement on paper shows; `drawnAt`: ISO 8601. */
export interface StatementPaper {
  statement: Statement
  supplier: Supplier
  /** The firm that the account bought for last, where each row is of a purchase with its GSTIN; else the person. */
  recipient: Recipient
  drawnAt: string
}

/**
 * Returns the paper of an account's statement, with shop, person and firm as they are now. Throws `bad_input` at `from` where it
 * is too long to be drawn, `not_signed_in`.
 */
export async function statementPaper(
  { db, settings, clock }: Pick<Shop, 'db' | 'settings' | 'clock'>,
  userId: string,
  statement: Statement,
): Promise<StatementPaper> {
  if (statement.rows.length > statementLimits.pdfRowsMost) {
    const sentence = copy.faults.tooManyForPdf
    throw new Failure('bad_input', sentence, { errors: { from: sentence } })
  }
  const user = await findUser(db, userId)
  if (!user) throw new Failure('not_signed_in', failures.notSignedIn)
  const kept = await findFirm(db, userId)
  const firm = kept && statement.rows.every(({ gstin }) => gstin === kept.gstin) ? kept : null
  const recipient = {
    name: firm?.legal_name ?? user.username,
    address: firm ? [`${invoices.gstin}: ${firm.gstin}`, user.username] : [],
    ...{ state: '', stateCode: '', phone: user.phonenumber },
  }
  return { statement, supplier: supplierOf(settings.identity()), recipient, drawnAt: clock().toISOString() }
}

import { readGstin } from '../../../../domain/catalogue/tax/gstin.ts'
import type { Buyer } from '../../../../domain/selling/invoices/invoice-document.ts'
import type { BuyerInput } from '../../../../shared/contract/buyer.ts'
import { buyers as copy } from '../../../../shared/copy/buyers.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { LiveSettings } from '../../../platform/live-settings.ts'

/** The firm that somebody says buys. Throws `bad_input` at `field` where nobody can buy with its GSTIN. */
export function readBuyer(settings: LiveSettings, given: BuyerInput, field = 'buyer.gstin'): Buyer {
  const { gstin, fault } = readGstin(given.gstin)
  const isOwn = gstin === settings.now()['company.gstin']
  if (fault !== null || isOwn) {
    const sentence = copy.faults[fault ?? 'own']
    throw new Failure('bad_input', sentence, { errors: { [field]: sentence } })
  }
  return { gstin, legalName: given.legalName, ...(given.poNumber && { poNumber: given.poNumber }) }
}

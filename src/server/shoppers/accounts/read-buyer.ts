import { readGstin } from '../../../domain/catalogue/tax/gstin.ts'
import { stateOfGstin } from '../../../domain/catalogue/tax/place-of-supply.ts'
import type { BillingAddress, Buyer } from '../../../domain/selling/invoices/invoice-document.ts'
import type { BillingInput, BuyerInput } from '../../../shared/contract/buyer.ts'
import { buyers as copy } from '../../../shared/copy/buyers.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { LiveSettings } from '../../platform/live-settings.ts'

/**
 * The firm that somebody says buys. Throws `bad_input` at the field `gstin` where nobody can buy with its GSTIN, and at `billing.state`
 * where its billing address lies in another state and nobody confirmed it. `at`: name of the firm in the call, with its dot.
 */
export function readBuyer(settings: LiveSettings, given: BuyerInput, at = 'buyer.'): Buyer {
  const { gstin, fault } = readGstin(given.gstin)
  const isOwn = gstin === settings.now()['company.gstin']
  if (fault !== null || isOwn) throw refusal(`${at}gstin`, copy.faults[fault ?? 'own'])
  const { legalName, poNumber, billing, shipTo } = given
  return {
    gstin,
    legalName,
    ...(poNumber && { poNumber }),
    ...(billing && { billing: readBilling(gstin, billing, `${at}billing.state`) }),
    ...(shipTo && { shipTo }),
  }
}

function readBilling(gstin: string, { stateConfirmed, ...billing }: BillingInput, field: string): BillingAddress {
  const registered = stateOfGstin(gstin)
  if (registered && registered !== billing.state && !stateConfirmed)
    throw refusal(field, copy.billingState(billing.state, registered))
  return { ...billing, landmark: billing.landmark ?? '' }
}

function refusal(field: string, sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { [field]: sentence } })
}

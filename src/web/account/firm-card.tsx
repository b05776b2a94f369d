import { Pencil, Plus, Trash2 } from 'lucide-react'
import { billingLines } from '../../shared/billing-lines.ts'
import type { Address } from '../../shared/contract/addresses.ts'
import type { Firm } from '../../shared/contract/buyer.ts'
import { firms as copy } from '../../shared/copy/firms.ts'
import { invoices } from '../../shared/copy/invoices.ts'
import { limits } from '../../shared/limits.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AddressCard } from './address-card.tsx'

interface FirmCardProps {
  firm: Firm
  onEdit: () => void
  onRemove: () => void
  /** Adds a delivery address (null), or changes one. */
  onAddress: (address: Address | null) => void
  onDeleteAddress: (address: Address) => void
}

const button = 'flex min-h-11 items-center gap-1.5 rounded-sm px-3 text-sm font-medium'

/** A firm of the account with its billing address and its delivery addresses, and what can be done to it. */
export function FirmCard(props: FirmCardProps) {
  const { firm, onEdit, onRemove } = props
  return (
    <article className="rounded-sm border border-line bg-card p-4 pb-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-base wrap-anywhere">{firm.legalName}</h3>
        {firm.isDefault && <Badge tone="teal">{copy.default}</Badge>}
      </div>
      <p className="figures text-sm wrap-anywhere">
        {invoices.gstin} {firm.gstin}
      </p>
      <p className="mt-2 text-sm text-steel wrap-anywhere">
        {firm.billing
          ? `${copy.billing}: ${billingLines(firm.billing).join(', ')}, ${firm.billing.state}`
          : copy.noBilling}
      </p>
      <div className="-ml-3 flex flex-wrap gap-1 pt-1">
        <button
          type="button"
          aria-label={copy.edit(firm.legalName)}
          onClick={onEdit}
          className={`${button} text-teal hover:bg-teal-wash`}
        >
          <Icon of={Pencil} size={16} />
          {copy.editText}
        </button>
        <button
          type="button"
          aria-label={copy.remove(firm.legalName)}
          onClick={onRemove}
          className={`${button} text-bad hover:bg-bad-wash`}
        >
          <Icon of={Trash2} size={16} />
          {copy.removeText}
        </button>
      </div>
      <FirmAddresses {...props} />
    </article>
  )
}

function FirmAddresses({ firm, onAddress, onDeleteAddress }: FirmCardProps) {
  const isFull = firm.addresses.length >= limits.addressesOfFirm
  return (
    <section aria-label={`${copy.addresses}: ${firm.legalName}`} className="mt-1 border-t border-line pt-2">
      <h4 className="caption text-steel">{copy.addresses}</h4>
      {firm.addresses.length > 0 && (
        <ul className="mt-2 grid gap-3 sm:grid-cols-2">
          {firm.addresses.map((address) => (
            <li key={address._id}>
              <AddressCard
                address={address}
                onEdit={() => onAddress(address)}
                onDelete={() => onDeleteAddress(address)}
              />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="py-2 text-sm text-steel">{copy.addressesFull}</p>
      ) : (
        <button
          type="button"
          aria-label={copy.addAddressTo(firm.legalName)}
          onClick={() => onAddress(null)}
          className={`${button} -ml-3 text-teal hover:bg-teal-wash`}
        >
          <Icon of={Plus} size={16} />
          {copy.addAddress}
        </button>
      )}
    </section>
  )
}

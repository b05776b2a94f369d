import { Pencil, Trash2 } from 'lucide-react'
import type { Address } from '../../shared/contract/addresses.ts'
import { account } from '../../shared/copy/account.ts'
import { addresses } from '../../shared/copy/addresses.ts'
import { Icon } from '../../ui/icon.tsx'
import { AddressLines } from '../address/address-lines.tsx'

const copy = account.addresses
const button = 'flex min-h-11 items-center gap-1.5 rounded-sm px-3 text-sm font-medium'

/** A saved address with what can be done to it. */
export function AddressCard(props: { address: Address; onEdit: () => void; onDelete: () => void }) {
  const label = props.address.label || addresses.unnamed
  return (
    <article className="flex h-full flex-col rounded-sm border border-line bg-card p-4 pb-1">
      <h3 className="mb-1 text-base wrap-anywhere">{label}</h3>
      <AddressLines address={props.address} />
      <div className="mt-auto -ml-3 flex gap-1 pt-2">
        <button
          type="button"
          aria-label={copy.edit(label)}
          onClick={props.onEdit}
          className={`${button} text-teal hover:bg-teal-wash`}
        >
          <Icon of={Pencil} size={16} />
          {copy.editText}
        </button>
        <button
          type="button"
          aria-label={copy.delete(label)}
          onClick={props.onDelete}
          className={`${button} text-bad hover:bg-bad-wash`}
        >
          <Icon of={Trash2} size={16} />
          {copy.deleteText}
        </button>
      </div>
    </article>
  )
}

import { Plus } from 'lucide-react'
import { account } from '../../shared/copy/account.ts'
import { deafWhile } from '../../ui/aria-disabled-while.ts'
import { Icon } from '../../ui/icon.tsx'

/** The tile that opens the empty address form; closed where there is no room. */
export function AddAddressTile({ full, onAdd }: { full: boolean; onAdd: () => void }) {
  return (
    <button
      type="button"
      {...deafWhile(full, onAdd)}
      className="grid h-full min-h-32 w-full place-content-center justify-items-center gap-2 rounded-sm border border-dashed border-line-strong p-4 text-sm font-semibold text-teal not-aria-disabled:hover:border-teal not-aria-disabled:hover:bg-teal-wash aria-disabled:text-steel"
    >
      {!full && <Icon of={Plus} size={24} />}
      {full ? account.addresses.full : account.addresses.add}
    </button>
  )
}

import { useId } from 'react'
import { checkout } from '../../shared/copy/checkout.ts'
import { limits } from '../../shared/limits.ts'

/** Checkbox to keep the typed address; disabled where the shopper has as many as can be kept (SPEC §5). */
export function SaveAddressChoice(props: { full: boolean; checked: boolean; onChange: (save: boolean) => void }) {
  const noteId = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 has-disabled:text-steel">
        <input
          type="checkbox"
          name="save"
          checked={props.checked && !props.full}
          disabled={props.full}
          aria-describedby={props.full ? noteId : undefined}
          onChange={(event) => props.onChange(event.target.checked)}
          className="size-5 shrink-0 accent-teal"
        />
        <span className="text-sm font-medium">{checkout.saveAddress}</span>
      </label>
      {props.full && (
        <p id={noteId} className="text-xs text-steel">
          {checkout.saveFull(limits.savedAddresses)}
        </p>
      )}
    </div>
  )
}

import { Scale } from 'lucide-react'
import { compare as copy } from '../../shared/copy/compare.ts'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/show-toast.ts'
import { toggleCompared, useCompared } from './compared.ts'

/** Chooses a product to be compared, or chooses it no more; kept on this device. */
export function CompareButton({ id, name, inWords = false }: { id: string; name: string; inWords?: boolean }) {
  const chosen = useCompared().includes(id)
  const label = inWords ? undefined : chosen ? copy.drop(name) : copy.choose(name)
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={label}
      title={label}
      onClick={() => toggleCompared(id) || toast.error(copy.full)}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm',
        inWords ? 'border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink' : 'rounded-full!',
        !inWords && (chosen ? 'bg-ink' : 'bg-card/85 hover:bg-card'),
      )}
    >
      <Scale
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className={classNames(
          'shrink-0',
          chosen ? 'text-signal-deep' : 'text-steel',
          chosen && !inWords && 'text-signal!',
        )}
      />
      {inWords && <span>{chosen ? copy.chosen : copy.chooseThis}</span>}
    </button>
  )
}

import { Trash2 } from 'lucide-react'
import { receiveCopy as copy } from '../../../shared/copy/office/receive.ts'
import { Icon } from '../../../ui/icon.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import type { TypedBillLine } from './typed-bill.ts'
import type { useBill } from './use-bill.ts'

interface BillLineProps {
  line: TypedBillLine
  at: number
  typed: Pick<ReturnType<typeof useBill>, 'setLine' | 'removeLine'>
  problemOf: (field: string) => string | undefined
}

const figure = { className: 'figures min-w-0' } as const

/** One thing that came in: how many, what it cost, and the MRP where one is printed on it. */
export function BillLine({ line, at, typed: { setLine, removeLine }, problemOf }: BillLineProps) {
  const { name, shelf, quantity, cost, mrp } = line
  const labelled = (label: string, words: string) => ({ label, 'aria-label': words })
  return (
    <li className="py-4 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium">
          {name}
          {shelf && <span className="figures ml-2 text-sm font-semibold text-steel">{shelf}</span>}
        </p>
        <button
          type="button"
          aria-label={copy.remove(name)}
          onClick={() => removeLine(at)}
          className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-sm text-steel hover:bg-paper-deep hover:text-ink"
        >
          <Icon of={Trash2} size={18} />
        </button>
      </div>
      {problemOf(`lines.${at}.item`) && <p className="text-xs font-medium text-bad">{problemOf(`lines.${at}.item`)}</p>}
      <div className="mt-2 grid grid-cols-3 items-start gap-2 sm:max-w-md">
        <NumberText
          {...figure}
          {...labelled(copy.quantityLabel, copy.quantityOf(name))}
          kind="pieces"
          value={quantity}
          error={problemOf(`lines.${at}.quantity`)}
          onFocus={(event) => event.target.select()}
          onText={(text) => setLine(at, { quantity: text })}
        />
        <NumberText
          {...figure}
          {...labelled(copy.costLabel, copy.costOf(name))}
          kind="rupees"
          optional
          hint={copy.costHint}
          value={cost}
          error={problemOf(`lines.${at}.cost`)}
          onText={(text) => setLine(at, { cost: text })}
        />
        <NumberText
          {...figure}
          {...labelled(copy.mrpLabel, copy.mrpOf(name))}
          kind="rupees"
          optional
          hint={copy.mrpHint}
          value={mrp}
          error={problemOf(`lines.${at}.mrp`)}
          onText={(text) => setLine(at, { mrp: text })}
        />
      </div>
    </li>
  )
}

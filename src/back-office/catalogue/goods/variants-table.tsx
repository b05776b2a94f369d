import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { variantFields as fields } from '../../../shared/office/goods-fields.ts'
import type { ReadVariant } from './read-variants.ts'

/** Table of what was read of a pasted text, line by line, with its faults. */
export function VariantsTable({ rows }: { rows: readonly ReadVariant[] }) {
  return (
    <div className="max-h-72 overflow-auto rounded-sm border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{copy.variantsRead}</caption>
        <thead>
          <tr className="border-b border-line text-left">
            {[fields.name, fields.price, fields.offerPrice].map(({ label }) => (
              <th key={label} scope="col" className="p-2 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, name, price, offerPrice, problem }) => (
            <tr key={line} className="border-line not-first:border-t align-top">
              <td className="p-2 wrap-anywhere">
                {name}
                {problem && <span className="block font-medium text-bad">{copy.addVariantsBad(line, problem)}</span>}
              </td>
              <td className="figures p-2">{shown(price)}</td>
              <td className="figures p-2">{shown(offerPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function shown(amount: number | string | null): string {
  return typeof amount === 'number' ? formatRupees(amount) : (amount ?? '–')
}

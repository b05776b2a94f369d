import { FileDown } from 'lucide-react'
import type { Product } from '../../shared/contract/catalogue.ts'
import { product as copy } from '../../shared/copy/product.ts'
import { Icon } from '../../ui/icon.tsx'

/** The maker's PDFs, each with its size: on a slow link it is known before it is asked for. */
export function DataSheets({ sheets }: { sheets: Product['dataSheets'] }) {
  if (sheets.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 border-b border-ink pb-2 text-xl">{copy.dataSheets}</h2>
      <ul className="text-sm">
        {sheets.map(({ name, file, bytes }) => (
          <li key={file} className="border-b border-line">
            <a
              href={file}
              download={`${name.replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ').trim()}.pdf`}
              className="flex min-h-11 items-center gap-3 py-2 hover:text-teal"
            >
              <Icon of={FileDown} size={18} />
              <span className="min-w-0 flex-1 font-medium wrap-break-word underline">{name}</span>
              <span className="figures shrink-0 text-steel">{copy.pdfOf(bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { TriangleAlert } from 'lucide-react'
import type { FitWarning } from '../../shared/contract/fit.ts'
import { fit as copy } from '../../shared/copy/fit.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { fullName } from '../goods/full-name.ts'
import { paths } from '../router/paths.ts'

/** Two things that do not fit, why in numbers, and what would. It stops nobody. */
export function FitWarningCard({ warning }: { warning: FitWarning }) {
  const { danger, part, host, why, instead } = warning
  return (
    <div
      className={classNames(
        'flex items-start gap-2.5 rounded-sm border px-3 py-2.5 text-sm',
        danger ? 'border-bad bg-bad-wash' : 'border-signal bg-signal-wash',
      )}
    >
      <Icon of={TriangleAlert} size={18} className={`mt-px shrink-0 ${danger ? 'text-bad' : 'text-signal-deep'}`} />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">
          {danger && `${copy.danger}: `}
          {copy.warning(part.name, host.name)}
        </p>
        <ul className="grid gap-0.5">
          {why.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {instead.length > 0 ? (
          <>
            <p className="mt-1 font-medium">{copy.insteadOf}</p>
            <ul>
              {instead.map((article) => (
                <li key={`${article._id} ${article.variantId}`}>
                  <Link
                    to={paths.product(article._id)}
                    className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 md:min-h-8"
                  >
                    <span className="min-w-0 wrap-anywhere">{fullName(article)}</span>
                    <span className="figures shrink-0 font-semibold">{formatRupees(article.price)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="mt-1">{copy.nothingInstead}</p>
        )}
      </div>
    </div>
  )
}

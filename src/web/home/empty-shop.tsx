import { PackageOpen } from 'lucide-react'
import { home } from '../../shared/copy/home.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

const { title, text, owner, ownerText, steps } = home.empty

/** The front of a shop without goods: a word for who comes by, and for its owner how to begin. */
export function EmptyShop() {
  return (
    <section className="page">
      <EmptyState icon={PackageOpen} title={title} text={text} />
      <div className="mx-auto mb-14 grid max-w-xl gap-3 rounded-sm border border-line bg-card p-5">
        <h2 className="text-lg">{owner}</h2>
        <p className="text-steel">{ownerText}</p>
        <dl className="grid gap-3">
          {steps.map(({ command, does }) => (
            <div key={command} className="grid gap-1">
              <dt>
                <code className="text-sm font-semibold">{command}</code>
              </dt>
              <dd className="text-sm text-steel">{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

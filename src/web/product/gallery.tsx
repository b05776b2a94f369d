import { useState } from 'react'
import { product as copy } from '../../shared/copy/product.ts'
import { classNames } from '../ui/class-names.ts'

/** The pictures: one large, the others to choose from. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const [shown, setShown] = useState(0)
  return (
    <section
      aria-label={copy.pictures}
      className="grid grid-cols-1 content-start gap-3 md:grid-cols-[4.5rem_minmax(0,1fr)]"
    >
      <ul className="no-scrollbar order-2 flex gap-2 overflow-x-auto md:order-none md:flex-col">
        {pictures.length > 1 &&
          pictures.map((picture, index) => (
            <li key={picture} className="shrink-0">
              <button
                type="button"
                aria-label={copy.picture(index + 1)}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => setShown(index)}
                className={classNames(
                  'block size-16 overflow-hidden rounded-sm border bg-white md:size-18',
                  index === shown ? 'border-2 border-ink' : 'border-line hover:border-line-strong',
                )}
              >
                <img src={picture} alt="" width={72} height={72} className="size-full object-contain" />
              </button>
            </li>
          ))}
      </ul>
      <div className="aspect-square max-h-[36rem] overflow-hidden rounded-sm border border-line bg-white">
        <img
          src={pictures[shown] ?? pictures[0]}
          alt={name}
          width={800}
          height={800}
          fetchPriority="high"
          className="size-full object-contain"
        />
      </div>
    </section>
  )
}

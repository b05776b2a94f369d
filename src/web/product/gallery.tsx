import { useState } from 'react'
import { product as copy } from '../../shared/copy/product.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'

interface GalleryProps {
  name: string
  /** Texts of pictures, by their addresses; of others it is the name. */
  words: Readonly<Record<string, string>>
  pictures: readonly string[]
}

/** The pictures: one large, the others to choose from. */
export function Gallery({ name, words, pictures }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const picture = pictures[shown] ?? pictures[0] ?? ''
  return (
    <section
      aria-label={copy.pictures}
      className={classNames(
        // as wide as the picture may be high: beside it there would be bands
        'mx-auto grid w-full max-w-[36rem] grid-cols-1 content-start gap-3',
        pictures.length > 1 && 'lg:max-w-none lg:grid-cols-[4.5rem_minmax(0,1fr)]',
      )}
    >
      {/* first, as the page may come in pieces: what stands above what has been painted would push it down */}
      <div className="aspect-square w-full max-w-[36rem] overflow-hidden rounded-sm border border-line bg-paper">
        <Picture
          src={picture}
          alt={words[picture] ?? name}
          sizes="(min-width: 1024px) 36rem, (min-width: 768px) 46vw, 92vw"
          most={1600}
          width={800}
          height={800}
          loading="priority"
          className="size-full object-contain"
        />
      </div>
      {pictures.length > 1 && <Others pictures={pictures} shown={shown} onShow={setShown} />}
    </section>
  )
}

interface OthersProps {
  pictures: readonly string[]
  shown: number
  onShow: (index: number) => void
}

function Others({ pictures, shown, onShow }: OthersProps) {
  return (
    <ul className="no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1 lg:-order-1 lg:m-0 lg:flex-col lg:p-0">
      {pictures.map((each, index) => (
        <li key={each} className="shrink-0">
          <button
            type="button"
            aria-label={copy.picture(index + 1)}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
            className={classNames(
              'block size-16 overflow-hidden rounded-sm border bg-paper lg:size-18',
              index === shown ? 'border-2 border-ink' : 'border-line hover:border-line-strong',
            )}
          >
            <Picture
              src={each}
              alt=""
              sizes="72px"
              most={216}
              width={72}
              height={72}
              className="size-full object-contain"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

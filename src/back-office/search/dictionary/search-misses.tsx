import type { SearchMiss } from '../../../shared/contract/office/dictionary.ts'
import { dictionaryCopy as copy } from '../../../shared/copy/office/dictionary.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../parts/card.tsx'

/** The searches with no results, each with a button to give its meaning. */
export function SearchMisses({
  misses,
  onChoose,
}: {
  misses: readonly SearchMiss[]
  onChoose: (text: string) => void
}) {
  if (misses.length === 0) return null
  return (
    <Card title={copy.missesTitle} text={copy.missesText}>
      <ul className="grid grid-cols-1 max-h-96 gap-1 overflow-y-auto">
        {misses.map(({ text, times }) => (
          <li
            key={text}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 last:border-0"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {text} <span className="figures text-sm whitespace-nowrap text-steel">{copy.times(times)}</span>
            </span>
            <Button kind="quiet" aria-haspopup="dialog" aria-label={copy.makeWord(text)} onClick={() => onChoose(text)}>
              {copy.makeWordShort}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

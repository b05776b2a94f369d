import { useState } from 'react'
import type { Count } from '../../../shared/contract/office/counts.ts'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { FoundItems } from '../../scan/found-items.tsx'
import { LinkCodeDialog } from '../../scan/link-code-dialog.tsx'
import { ScanBar } from '../../scan/scan-bar.tsx'
import { CountLines } from './count-lines.tsx'
import { CurrentLine } from './current-line.tsx'
import { FinishBar } from './finish-bar.tsx'
import { useCounting } from './use-counting.ts'

/** Counting on a phone: scan after scan, or a number typed; what is counted stands in large figures. */
export function Counting({ count }: { count: Count }) {
  const here = useCounting(count)
  const [text, setText] = useState('')
  const typed = (value: string) => {
    // a code is counted; anything else is looked for by its name
    if (/^[\d\s-]{6,}$/.test(value)) void here.scan(value)
    else setText(value)
  }
  const { unknown, line, lines } = here
  return (
    <div className="grid gap-4">
      <div className="sticky top-0 z-20 -mx-(--bleed) border-b border-line bg-paper px-(--bleed) py-3">
        <ScanBar onCode={(code) => void here.scan(code)} onTyped={typed} />
      </div>
      <CurrentLine key={line?.id} line={line} here={here} />
      {text !== '' && count.takesAnything ? (
        <FoundItems
          text={text}
          onChoose={(item) => {
            setText('')
            here.addFound(item, 1)
          }}
        />
      ) : (
        <CountLines
          lines={lines}
          hasEnd={!count.takesAnything}
          text={text}
          onClear={() => setText('')}
          onChoose={here.setCurrent}
        />
      )}
      <p className="text-sm text-steel">{copy.picked}</p>
      <FinishBar count={count} lines={lines} />
      {unknown !== null && (
        <LinkCodeDialog
          code={unknown}
          item={null}
          onClose={() => here.setUnknown(null)}
          onLinked={(code) => {
            here.setUnknown(null)
            void here.scan(code)
          }}
        />
      )}
    </div>
  )
}

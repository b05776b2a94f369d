import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { hsnFieldCopy as copy } from '../../../shared/copy/office/hsn-field.ts'
import { productFields } from '../../../shared/office/goods-fields.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { type HsnLine, hsnCheckQuery, hsnLines, hsnQuery } from '../../parts/hsn-table.ts'
import { PartFailed } from '../../parts/part-failed.tsx'

interface PartProps {
  code: string
  onCode: (code: string) => void
  /** The rate that is in the form, and what puts another one there; without them no rate is proposed. */
  rate?: number
  onRate?: (rate: number) => void
  error?: string | undefined
  hint: string
}

const isCode = (text: string) => /^\d{4}(\d\d){0,2}$/.test(text)
const isDigits = (text: string) => /^\d*$/.test(text)

/** The HSN code, by its digits or by a word: what the table has is proposed, and its rate beside it. Nothing is set by itself. */
export default function HsnPart({ code, onCode, rate, onRate, error, hint }: PartProps) {
  const id = useId()
  const { word, open, at, found, type, choose, press, close } = useLookUp(code, onCode)
  return (
    <div className="relative grid content-start gap-2">
      <Field
        label={productFields.hsnCode.label}
        hint={hint}
        value={word ?? code}
        error={error ?? (word !== null && !open ? copy.choose : undefined)}
        maxLength={officeLimits.officeSearchMax}
        autoComplete="off"
        role="combobox"
        aria-expanded={open && found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 && found[at] ? `${id}-${at}` : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={close}
      />
      {open && found.length > 0 && <Found id={id} lines={found} at={at} onChoose={choose} />}
      <span role="status" className="text-xs text-steel empty:hidden">
        {open && word !== null && word.trim().length >= 2 && found.length === 0 ? copy.none : ''}
      </span>
      {rate !== undefined && isCode(code) && word === null && <Says code={code} rate={rate} onRate={onRate} />}
    </div>
  )
}

/** Returns the state of the HSN field: typed digits are the code, a word only searches for one. */
function useLookUp(code: string, onCode: (code: string) => void) {
  const [word, setWord] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const found = useFound(open ? (word ?? code) : '')
  const show = (isOpen: boolean) => {
    setOpen(isOpen)
    setAt(-1)
  }
  const type = (typed: string) => {
    const digits = typed.replace(/\s/g, '')
    setWord(isDigits(digits) ? null : typed)
    show(true)
    if (isDigits(digits)) onCode(digits.slice(0, 8))
  }
  const choose = (line: HsnLine) => {
    onCode(line.code)
    setWord(null)
    show(false)
  }
  const press = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[at]
    if (move !== undefined && found.length > 0) {
      setAt((now) => (now < 0 && move < 0 ? found.length - 1 : (now + move + found.length) % found.length))
    } else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && open) show(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { word, open, at, found, type, choose, press, close: () => show(false) }
}

function useFound(text: string): HsnLine[] {
  const wanted = useDeferredValue(text.trim())
  const { data } = useQuery({ ...hsnQuery(wanted), placeholderData: keepPreviousData })
  // a code that is typed to its end is no question any more
  return wanted.length < 2 || wanted.length === 8 ? [] : hsnLines(data?.data ?? []).slice(0, 8)
}

interface FoundProps {
  id: string
  lines: readonly HsnLine[]
  at: number
  onChoose: (line: HsnLine) => void
}

function Found({ id, lines, at, onChoose }: FoundProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={copy.list}
      className="absolute top-[4.25rem] left-0 z-20 max-h-80 w-max max-w-[min(28rem,calc(100vw-3rem))] overflow-y-auto rounded-sm border border-line-strong bg-card shadow-lg"
    >
      {lines.map((line, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, which keeps the focus
        <div
          key={`${line.code} ${line.from}`}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          className={classNames(
            'grid min-h-11 cursor-pointer grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 text-sm hover:bg-paper-deep',
            place === at && 'bg-paper-deep',
          )}
          // the field keeps the focus, so that it is not closed before the press arrives
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(line)}
        >
          <span className="figures font-semibold">{line.code}</span>
          <span className="line-clamp-2">{line.words}</span>
          <span className="figures font-semibold">{copy.rates(line.rates)}</span>
        </div>
      ))}
    </div>
  )
}

/** The entries of the HSN table for the present code, and a rate that fits, applied by a button. */
function Says({ code, rate, onRate }: { code: string; rate: number; onRate: PartProps['onRate'] }) {
  const query = useQuery(hsnCheckQuery({ hsnCode: code, gstRate: rate }))
  if (!query.data) return <PartFailed query={query} />
  const { problem, rates, entries, known } = query.data.data
  const offered = rates.filter((each) => each !== rate)
  return (
    <div role="status" className="grid justify-items-start gap-1 text-xs">
      {problem === null ? (
        <p className="text-steel">{known === 'no' ? null : entries[0]?.description}</p>
      ) : (
        <p className="rounded-sm bg-signal-wash px-2 py-1.5 text-ink">{problem}</p>
      )}
      {problem !== null &&
        onRate &&
        offered.map((each) => (
          <Button key={each} kind="outline" onClick={() => onRate(each)}>
            {copy.takeRate(each)}
          </Button>
        ))}
    </div>
  )
}

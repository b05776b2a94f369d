import { type ChangeEvent, type ComponentProps, useRef } from 'react'
import type { Policy } from '../../../shared/contract/office/policies.ts'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import { keepChips } from '../../../shared/policies/keep-chips.ts'
import { TextArea } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

interface ChipTextProps extends Omit<ComponentProps<typeof TextArea>, 'onChange' | 'value' | 'ref'> {
  value: string
  chips: Policy['chips']
  onText: (text: string) => void
}

/** A text in which values of the settings stand as chips: put in from a list, taken out whole, never misspelt; below it how it reads. */
export function ChipText({ value, chips, onText, ...area }: ChipTextProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const names = chips.map(({ name }) => name)
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    // a letter that is put together from several keys is not disturbed: what is wrong is refused on saving
    if ((nativeEvent as InputEvent).isComposing) return onText(target.value)
    const kept = keepChips(value, { text: target.value, cursor: target.selectionStart }, names)
    if (kept.text !== target.value) show(target, kept)
    onText(kept.text)
  }
  const insert = (name: string) => {
    if (!box.current) return
    const { selectionStart: from, selectionEnd: to } = box.current
    const typed = { text: `${value.slice(0, from)}{${name}}${value.slice(to)}`, cursor: from + name.length + 2 }
    const kept = keepChips(value, typed, names)
    show(box.current, kept)
    box.current.focus()
    onText(kept.text)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextArea {...area} ref={box} value={value} onChange={type} />
      <Select
        label={copy.insertInto(area.label)}
        hideLabel
        className="max-w-80"
        value=""
        options={[
          { value: '', label: copy.insert },
          ...chips.map((chip) => ({ value: chip.name, label: `${chip.name}: ${chip.value || copy.notSet}` })),
        ]}
        onChange={({ target }) => insert(target.value)}
      />
      <Reads text={value} chips={chips} />
    </div>
  )
}

function show(area: HTMLTextAreaElement, { text, cursor }: { text: string; cursor: number }): void {
  area.value = text
  area.setSelectionRange(cursor, cursor)
}

/** The text with the present value in each chip. */
function Reads({ text, chips }: { text: string; chips: Policy['chips'] }) {
  if (!text.includes('{')) return null
  const parts = text.split(/\{([^{}\n]*)\}/).map((part, at) => ({ part, at }))
  return (
    <p className="text-sm whitespace-pre-line text-steel wrap-anywhere">
      {copy.reads}{' '}
      {parts.map(({ part, at }) =>
        at % 2 === 0 ? (
          part
        ) : (
          <mark key={at} className="rounded-xs bg-teal-wash px-1 text-teal">
            {chips.find(({ name }) => name === part)?.value || copy.notSet}
          </mark>
        ),
      )}
    </p>
  )
}

import { Trash2, Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { orderEdit as copy } from '../../../shared/copy/office/order-edit.ts'
import { limits } from '../../../shared/limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { FoundItems } from '../../scan/found-items.tsx'
import { ItemLine, itemKey, itemName } from '../../scan/item-line.tsx'
import { type EditedLineForm, withItem } from './edited-order.ts'

interface Props {
  /** Name of the list; left out: the items in the order. */
  label?: string
  lines: readonly EditedLineForm[]
  /** Errors of the server by its fields. */
  errors: Readonly<Record<string, string>>
  onChange: (lines: EditedLineForm[]) => void
}

/** The lines of an order to be edited, and a search that adds others. */
export function OrderEditLines({ label = copy.lines, lines, errors, onChange }: Props) {
  const sent = lines.filter(({ isRemoved }) => !isRemoved)
  const change = (line: EditedLineForm, next: EditedLineForm | null) =>
    onChange(lines.flatMap((each) => (each === line ? (next ?? []) : each)))
  return (
    <>
      {lines.length > 0 && (
        <ul aria-label={label} className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <EditLine
              key={itemKey(line)}
              line={line}
              error={errorAt(errors, sent.indexOf(line))}
              onChange={(next) => change(line, next)}
            />
          ))}
        </ul>
      )}
      <AddItem lines={lines} onChange={onChange} />
    </>
  )
}

function errorAt(errors: Props['errors'], at: number): string | undefined {
  return Object.entries(errors).find(([field]) => field.startsWith(`lines.${at}.`))?.[1]
}

interface LineProps {
  line: EditedLineForm
  error: string | undefined
  /** Null: an added line is taken off again. */
  onChange: (line: EditedLineForm | null) => void
}

function EditLine({ line, error, onChange }: LineProps) {
  const name = itemName(line)
  const { isRemoved, position } = line
  const remove = () => onChange(position === null ? null : { ...line, isRemoved: !isRemoved })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className={`flex min-w-56 flex-1 ${isRemoved ? 'opacity-60' : ''}`}>
        <ItemLine item={line} />
      </div>
      {isRemoved ? (
        <strong className="text-sm">{copy.removed}</strong>
      ) : (
        <NumberField
          kind="pieces"
          label={copy.quantity(name)}
          hideLabel
          value={line.quantity}
          error={error}
          onChange={(quantity) => onChange({ ...line, quantity })}
          className="figures w-28"
        />
      )}
      <Button
        kind="quiet"
        className="px-3"
        aria-label={isRemoved ? copy.keep(name) : copy.remove(name)}
        onClick={remove}
      >
        <Icon of={isRemoved ? Undo2 : Trash2} size={18} />
      </Button>
    </li>
  )
}

/** A search of what is sold, by name, article number or bar code. */
function AddItem({ lines, onChange }: Pick<Props, 'lines' | 'onChange'>) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    setAsked(text.trim())
  }
  return (
    <div className="grid gap-2">
      <form onSubmit={find} className="flex items-start gap-2">
        <Field
          label={copy.find}
          hint={copy.findHint}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limits.searchTextMax}
          className="min-w-0 flex-1"
        />
        <Button type="submit" kind="outline" className="mt-6.5 px-4">
          {copy.search}
        </Button>
      </form>
      {asked !== '' && (
        <FoundItems
          text={asked}
          onChoose={(item) => {
            setText('')
            setAsked('')
            onChange(withItem(lines, item))
          }}
        />
      )}
    </div>
  )
}

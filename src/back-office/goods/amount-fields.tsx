import { type ComponentProps, useState } from 'react'
import { goodsCopy as copy } from '../../shared/copy/office/goods-screens.ts'
import { Field } from '../../ui/field.tsx'

type Base = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error' | 'hideLabel' | 'className' | 'disabled'>

interface NumberProps extends Base {
  value: number | null
  onChange: (value: number | null) => void
  /** An empty field is nothing (null); else it is wrong. */
  optional?: boolean
  unit?: string | undefined
}

interface Reading {
  /** Undefined: it is no such number. */
  read: (text: string) => number | undefined
  wrong: string
  inputMode: 'decimal' | 'numeric' | 'text'
}

const rupees: Reading = {
  read: (text) => readNumber(text, /^\d{1,8}(\.\d{1,2})?$/),
  wrong: copy.notAmount,
  inputMode: 'decimal',
}
const whole: Reading = { read: (text) => readNumber(text, /^-?\d{1,8}$/), wrong: copy.notWhole, inputMode: 'numeric' }
const anyNumber: Reading = {
  read: (text) => readNumber(text, /^\d{1,9}(\.\d{1,6})?$/),
  wrong: copy.notNumber,
  inputMode: 'decimal',
}
const signed: Reading = {
  read: (text) => readNumber(text.replace(/^\s*[−–]/, '-'), /^-?\d{1,9}(\.\d{1,6})?$/),
  wrong: copy.notNumber,
  // the number pads of iPhones have no minus
  inputMode: 'text',
}

function readNumber(text: string, shape: RegExp): number | undefined {
  const plain = text.replace(/[₹,\s]/g, '')
  return shape.test(plain) ? Number(plain) : undefined
}

/** An amount in rupees: "₹1,250.50" can be pasted. */
export function AmountField(props: NumberProps) {
  return <NumberField {...props} reading={rupees} before={<span className="pl-3 text-steel">₹</span>} />
}

/** A whole number, with its unit beside it. */
export function WholeField(props: NumberProps) {
  return <NumberField {...props} reading={whole} />
}

/** A number with decimals. */
export function DecimalField(props: NumberProps) {
  return <NumberField {...props} reading={anyNumber} />
}

/** One that may be below nothing: -30 °C. */
export function SignedField(props: NumberProps) {
  return <NumberField {...props} reading={signed} />
}

/** What is typed stays as it is typed; only what is a number goes on. */
function NumberField({
  value,
  onChange,
  optional = false,
  unit,
  reading,
  error,
  ...field
}: NumberProps & { reading: Reading; before?: ComponentProps<typeof Field>['before'] }) {
  const [typed, setTyped] = useState<{ text: string; as: number | null } | null>(null)
  // discarded, saved or changed by somebody else: what was typed is over
  const text = typed && typed.as === value ? typed.text : value === null ? '' : String(value)
  const isWrong = text === '' ? !optional : reading.read(text) === undefined
  const change = (next: string) => {
    const now = next.trim() === '' && optional ? null : reading.read(next)
    setTyped({ text: next, as: now === undefined ? value : now })
    if (now !== undefined) onChange(now)
  }
  return (
    <Field
      {...field}
      error={isWrong && typed ? reading.wrong : error}
      inputMode={reading.inputMode}
      after={unit && <span className="pr-3 text-sm text-steel">{unit}</span>}
      value={text}
      onChange={(event) => change(event.target.value)}
      autoComplete="off"
    />
  )
}

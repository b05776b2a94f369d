import { type ComponentProps, type ReactNode, useState } from 'react'
import { numberFault } from '../shared/copy/numbers.ts'
import { type NumberKind, type NumberRule, numberRules } from '../shared/numbers/number-rules.ts'
import { readNumber } from '../shared/numbers/read-number.ts'
import { Field } from './field.tsx'
import { isUnread, type NumberInput } from './unparsed-number.ts'

interface Box {
  kind: NumberKind
  /** May be empty. */
  optional?: boolean | undefined
  /** Shown behind the number, and read there, too. */
  unit?: string | undefined
  text: string
  /** A word that may stand instead of a number. */
  orWord?: RegExp | undefined
  /** True if an empty field that must be filled shows its error before somebody has emptied it or tried to send it. */
  strict?: boolean
}

/**
 * Returns what every input of a number has: the one reader, its keypad, its mark for tests (`data-number`), and its error, by
 * which the browser knows it as invalid (ui/form.tsx sends nothing then). `fault` is shown once it is typed or was to be sent.
 */
function useNumberBox({ kind, optional = false, unit, text, orWord, strict = false }: Box) {
  const [wasTouched, setTouched] = useState(strict)
  const rule = ruleOf(kind, unit)
  const reading = readNumber(text, rule)
  const isNone = (optional && 'fault' in reading && reading.fault.why === 'empty') || orWord?.test(text.trim())
  const isFault = 'fault' in reading && !isNone
  const fault = isFault ? numberFault(reading.fault, rule) : undefined
  return {
    fault: wasTouched || text !== '' ? fault : undefined,
    touch: () => setTouched(true),
    box: {
      'data-number': kind,
      ...(unit !== undefined && { 'data-unit': unit }),
      ...(optional && { 'data-optional': '' }),
      // the number pads of iPhones have no minus
      inputMode: 'signed' in numberRules[kind] ? 'text' : rule.decimals > 0 ? 'decimal' : 'numeric',
      autoComplete: 'off',
      ref: (input: HTMLInputElement | null) => input?.setCustomValidity(fault ?? ''),
      onInvalid: () => setTouched(true),
    },
  } as const
}

/** The rule of a kind of number, with the unit of this field. */
function ruleOf(kind: NumberKind, unit: string | undefined): NumberRule {
  return unit === undefined ? numberRules[kind] : { ...numberRules[kind], mark: unit }
}

type Shared = Pick<
  ComponentProps<typeof Field>,
  'label' | 'hint' | 'error' | 'hideLabel' | 'className' | 'disabled' | 'id' | 'name' | 'aria-label' | 'onFocus'
> & { kind: NumberKind; optional?: boolean | undefined; unit?: string | undefined; before?: ReactNode }

interface TextProps extends Shared {
  /** Text that is typed, kept by the form; else the field keeps it by itself, from `defaultValue` on. */
  value?: string
  defaultValue?: string | number
  onText?: (text: string) => void
  strict?: boolean
  orWord?: RegExp
}

/** A field of a number as text: of forms that read it when they are sent. */
export function NumberText({
  kind,
  optional,
  unit,
  value,
  defaultValue = '',
  onText,
  strict,
  orWord,
  ...field
}: TextProps) {
  const [own, setOwn] = useState(String(defaultValue))
  const text = value ?? own
  const { box, fault, touch } = useNumberBox({ kind, optional, unit, text, orWord, ...(strict && { strict }) })
  const behind = unit ?? (numberMark(kind) === '₹' ? undefined : numberMark(kind))
  const change = (next: string) => {
    touch()
    setOwn(next)
    onText?.(next)
  }
  return (
    <Field
      before={numberMark(kind) === '₹' && <span className="pl-3 text-steel">₹</span>}
      after={behind && <span className="pr-3 text-sm text-steel">{behind}</span>}
      {...field}
      {...box}
      error={field.error ?? fault}
      value={text}
      onChange={({ target }) => change(target.value)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain').trim()
        if (!/[\r\n\t]/.test(pasted)) return
        // the browser would make one number of several
        event.preventDefault()
        change(pasted.replace(/[\r\n\t]+/g, ' ; '))
      }}
    />
  )
}

function numberMark(kind: NumberKind): string | undefined {
  return (numberRules[kind] as NumberRule).mark
}

interface NumberProps extends Shared {
  value: NumberInput
  onChange: (value: NumberInput) => void
}

/** A field of a number: what is typed stays as it is typed; what is no number goes on as a text that is never sent. */
export function NumberField({ value, onChange, ...field }: NumberProps) {
  const [typed, setTyped] = useState<{ text: string; as: NumberInput }>()
  // discarded, saved or changed by somebody else: what was typed is over
  const text = typed && isSame(typed.as, value) ? typed.text : textOf(value)
  const change = (next: string) => {
    const reading = readNumber(next, ruleOf(field.kind, field.unit))
    const isNone = field.optional && 'fault' in reading && reading.fault.why === 'empty'
    const now = isNone ? null : 'fault' in reading ? { unread: next } : reading.value
    setTyped({ text: next, as: now })
    onChange(now)
  }
  return <NumberText {...field} value={text} onText={change} strict={isUnread(value)} />
}

function isSame(one: NumberInput, other: NumberInput): boolean {
  return isUnread(one) ? isUnread(other) && one.unread === other.unread : one === other
}

function textOf(value: NumberInput): string {
  return isUnread(value) ? value.unread : value === null ? '' : plainText(value)
}

/** Never 1e-7: what is shown is what is read again. */
function plainText(value: number): string {
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 6 })
}

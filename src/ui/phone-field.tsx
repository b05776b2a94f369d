import { type ClipboardEvent, type ComponentProps, useEffect, useId } from 'react'
import { pastedPhone } from '../shared/contract/pasted-phone.ts'
import { formFields } from '../shared/copy/form-fields.ts'
import { Field } from './field.tsx'

/** A phone number of 10 digits; pasted with +91, a leading 0 or spaces it becomes one. */
export function PhoneField(field: Omit<ComponentProps<typeof Field>, 'before' | 'id' | 'type'>) {
  const id = useId()
  // what was pasted or filled in before the page was alive
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement
    const phone = pastedPhone(input.value)
    if (phone && phone !== input.value) type(input, phone)
  }, [id])
  return (
    <Field
      {...field}
      id={id}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      before={
        <span className="figures border-r border-line px-3 font-medium text-steel">{formFields.countryCode}</span>
      }
      onPaste={pasteDigits}
    />
  )
}

function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const phone = pastedPhone(event.clipboardData.getData('text'))
  if (!phone) return
  event.preventDefault()
  type(event.currentTarget, phone)
}

function type(input: HTMLInputElement, phone: string): void {
  // React hears of it as of typing, which it would not where the value itself was set
  input.setRangeText(phone, 0, input.value.length, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Puts a text into a field as if it were typed: React hears only of what it did not set itself, so it goes in below it. */
export function setAsTyped(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

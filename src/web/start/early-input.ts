interface EarlyInput {
  /** For a page that is alive: types and chooses all of it once more, then sends the form or presses the button that came last. */
  repeat: () => Promise<void>
  /** For a page that stays without its scripts: from now on the browser sends forms, which brings the page anew. */
  letGo: () => void
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Attribute that styles a form or button pressed too early, until it is repeated (`ui/tokens.css`). */
const pressed = 'data-pressed'

/**
 * Keeps what a visitor types, chooses, sends and presses in the server's page before React hydrates it: React hears
 * nothing of it, and sets a field back with its next change. The fields of our own forms (`post`) keep what is typed by
 * themselves; a form that the server answers (`get`) goes its way.
 */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
  const changed = new Map<Field, string>()
  const early = new AbortController()
  const press = keepLastPress(root, early.signal)
  lookForChanged(root, changed)
  const keepChange = (event: Event) => {
    // a press that is followed by a change was not the last word
    if (event.type === 'input') press.forget()
    const { target } = event
    if (!isField(target) || keepsItself(target)) return
    // React would take the page over on the spot, set the field back with that, and read the value of before
    event.stopImmediatePropagation()
    // of radio buttons the last one counts
    changed.delete(target)
    changed.set(target, stateOf(target))
  }
  // before React, which listens here as well
  for (const type of ['input', 'change']) {
    root.addEventListener(type, keepChange, { signal: early.signal, capture: true })
  }
  return {
    async repeat() {
      early.abort()
      // what the browser itself filled in after a reload
      lookForChanged(root, changed)
      const caretBack = keepCaret()
      // one after the other: both ends of a price are one state
      for (const [field, value] of changed) {
        if (field.isConnected) setAgain(field, value)
        await null
      }
      caretBack()
      press.repeat()
    },
    letGo: () => {
      early.abort()
      press.forget()
    },
  }
}

function lookForChanged(root: HTMLElement, changed: Map<Field, string>): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (isChanged(field) && !changed.has(field)) changed.set(field, stateOf(field))
  }
}

/** Keeps the form that was sent, or the button that was pressed last, and shows at once that it was taken. */
function keepLastPress(root: HTMLElement, signal: AbortSignal) {
  let last: HTMLFormElement | HTMLButtonElement | undefined
  const keep = (next: typeof last, shownOn: Element | null | undefined) => {
    for (const shown of root.querySelectorAll(`[${pressed}]`)) shown.removeAttribute(pressed)
    shownOn?.setAttribute(pressed, '')
    last = next
  }
  const forget = () => keep(undefined, null)
  root.addEventListener('submit', (event) => keepSubmit(event, keep), { signal })
  root.addEventListener('click', (event) => keepClick(event, keep), { signal })
  // React may hydrate the page between the press of a finger or a key and its click, which then counts by itself
  const begins = { signal, capture: true }
  root.addEventListener('pointerdown', ({ target }) => last?.contains(target as Node) && forget(), begins)
  root.addEventListener('keydown', ({ key }) => (key === 'Enter' || key === ' ') && forget(), begins)
  return {
    forget,
    repeat() {
      const wanted = last
      forget()
      if (!wanted?.isConnected) return
      if (wanted instanceof HTMLFormElement) wanted.requestSubmit()
      else wanted.click()
    },
  }
}

type Keep = (next: HTMLFormElement | HTMLButtonElement, shownOn: Element | null | undefined) => void

function keepSubmit(event: SubmitEvent, keep: Keep): void {
  const form = event.target as HTMLFormElement
  if (form.method === 'get') return
  event.preventDefault()
  event.stopImmediatePropagation()
  keep(form, event.submitter ?? form.querySelector('[type=submit]'))
}

function keepClick(event: MouseEvent, keep: Keep): void {
  const button = (event.target as Element).closest('button')
  if (!button || button.type === 'submit') return
  event.stopImmediatePropagation()
  keep(button, button)
}

/** Returns the way to restore the caret; a field without the focus is left alone, for Safari would move the focus there. */
function keepCaret(): () => void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {}
  const { selectionStart, selectionEnd } = field
  return () => {
    if (selectionStart !== null && field === document.activeElement)
      field.setSelectionRange(selectionStart, selectionEnd)
  }
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}

/** The fields of our own forms are uncontrolled: what is typed into them early stays. */
function keepsItself(field: Field): boolean {
  return field.form?.method === 'post'
}

function isChanged(field: Field): boolean {
  if (keepsItself(field) || (field.type === 'radio' && stateOf(field) === 'false')) return false
  return stateOf(field) !== valueFromServer(field)
}

function stateOf(field: Field): string {
  return isBox(field) ? String(field.checked) : field.value
}

function valueFromServer(field: Field): string {
  if (isBox(field)) return String(field.defaultChecked)
  if (field.type === 'range') return onItsSteps(field)
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const named = [...field.options].find((option) => option.defaultSelected)
  return (named ?? field.options[0])?.value ?? ''
}

/** A range stands on its own steps: what the browser makes of the server's value. */
function onItsSteps(range: Field): string {
  const untouched = range.cloneNode() as HTMLInputElement
  untouched.value = untouched.defaultValue
  return untouched.value
}

/** React hears only of what differs from the last it knows: that is told another value first. */
function setAgain(field: Field, value: string): void {
  if (isBox(field)) {
    if (stateOf(field) === value) field.checked = !field.checked
    field.click()
  } else if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

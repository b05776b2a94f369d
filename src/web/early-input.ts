interface EarlyInput {
  /** For a page that is alive: types and chooses all of it once more, then sends the form or presses the button that came last. */
  repeat: () => Promise<void>
  /** For a page that stays without its scripts: from now on the browser sends forms, which brings the page anew. */
  letGo: () => void
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what a visitor types, chooses, sends and presses in the server's page before React takes it over: React hears
 * nothing of it, and sets a field back with the next change of its form. Forms that the server answers (`get`) go their way.
 */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
  const changed = new Map<Field, string>()
  let last: HTMLFormElement | HTMLButtonElement | undefined
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const unchosen = field.type === 'radio' && stateOf(field) === 'false'
    if (!unchosen && stateOf(field) !== valueFromServer(field)) changed.set(field, stateOf(field))
  }
  const early = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(type: K, keep: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(type, keep, { signal: early.signal })
  on('input', ({ target }) => {
    if (!isField(target)) return
    // of radio buttons the last one counts
    changed.delete(target)
    changed.set(target, stateOf(target))
  })
  on('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.method === 'get') return
    event.preventDefault()
    event.stopImmediatePropagation()
    last = form
  })
  on('click', (event) => {
    const button = (event.target as Element).closest('button')
    if (!button || button.type === 'submit') return
    event.stopImmediatePropagation()
    last = button
  })
  return {
    async repeat() {
      early.abort()
      // one after the other: a form that keeps its fields in one state has taken up the one before
      for (const [field, value] of changed) {
        if (field.isConnected) setAgain(field, value)
        await null
      }
      if (!last?.isConnected) return
      if (last instanceof HTMLFormElement) last.requestSubmit()
      else last.click()
    },
    letGo: () => early.abort(),
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

function stateOf(field: Field): string {
  return isBox(field) ? String(field.checked) : field.value
}

function valueFromServer(field: Field): string {
  if (isBox(field)) return String(field.defaultChecked)
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const named = [...field.options].find((option) => option.defaultSelected)
  return (named ?? field.options[0])?.value ?? ''
}

/** React hears only of what differs from the last it knows: that is told another value first. The caret stays. */
function setAgain(field: Field, value: string): void {
  if (isBox(field)) {
    if (stateOf(field) === value) field.checked = !field.checked
    field.click()
    return
  }
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

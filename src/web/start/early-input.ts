interface EarlyInput {
  /** For a page that is alive: types and chooses all of it once more, then sends the form or presses the button that came last. */
  repeat: () => Promise<void>
  /** For a page that stays without its scripts: from now on the browser sends forms, which brings the page anew. */
  letGo: () => void
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what a visitor types, chooses, sends and presses in the server's page before React takes it over: React hears
 * nothing of it, and sets a field back with its next change. The fields of our own forms (`post`) keep what is typed by
 * themselves; a form that the server answers (`get`) goes its way.
 */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
  const changed = new Map<Field, string>()
  const early = new AbortController()
  const pressed = keepLastPress(root, early.signal)
  const lookForChanged = () => {
    for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
      if (isChanged(field) && !changed.has(field)) changed.set(field, stateOf(field))
    }
  }
  lookForChanged()
  root.addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target) || keepsItself(target)) return
      // of radio buttons the last one counts
      changed.delete(target)
      changed.set(target, stateOf(target))
    },
    { signal: early.signal },
  )
  return {
    async repeat() {
      early.abort()
      // what the browser itself filled in after a reload
      lookForChanged()
      const caretBack = keepCaret()
      // one after the other: both ends of a price are one state
      for (const [field, value] of changed) {
        if (field.isConnected) setAgain(field, value)
        await null
      }
      caretBack()
      pressed.repeat()
    },
    letGo: () => early.abort(),
  }
}

/** Holds back what is sent and pressed; `repeat` does the last of it, unless something was done in that form since. */
function keepLastPress(root: HTMLElement, signal: AbortSignal): { repeat: () => void } {
  let last: HTMLFormElement | HTMLButtonElement | undefined
  const on = <K extends keyof HTMLElementEventMap>(type: K, keep: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(type, keep, { signal, capture: type === 'pointerdown' || type === 'keydown' })
  // a press that is followed by a change was not the last word
  on('input', () => {
    last = undefined
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
  // React may take the page over between the press of a finger or a key and its click, which then counts by itself
  on('pointerdown', ({ target }) => {
    if (last?.contains(target as Node)) last = undefined
  })
  on('keydown', ({ key }) => {
    if (key === 'Enter' || key === ' ') last = undefined
  })
  const repeat = () => {
    if (!last?.isConnected) return
    if (last instanceof HTMLFormElement) last.requestSubmit()
    else last.click()
  }
  return { repeat }
}

/** Where one types; a field without the focus is left alone, for Safari would move the focus there. */
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

function keepsItself(field: Field): boolean {
  return field.form?.method === 'post'
}

/** A range stands on its own steps: its value may differ from the server's with nobody having touched it. */
function isChanged(field: Field): boolean {
  if (keepsItself(field) || field.type === 'range' || (field.type === 'radio' && stateOf(field) === 'false'))
    return false
  return stateOf(field) !== valueFromServer(field)
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

/** Returns the values of a form by field, and removes the errors shown at its fields. */
export function readForm(form) {
  for (const input of form.querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid')
    form.querySelector(`#${input.id}-fault`).textContent = ''
  }
  return Object.fromEntries(new FormData(form))
}

/** Says at a field what is wrong with it, and goes there. False: the form has no such field. */
export function markField(form, name, fault) {
  const input = [...form.elements].find((element) => element.id === name)
  if (!input) return false
  form.querySelector(`#${name}-fault`).textContent = fault
  input.setAttribute('aria-invalid', 'true')
  input.focus()
  return true
}

/** Types an example into the form: a UPI id, or a card's number with a date and CVV that fit. */
export function fillIn(form, example) {
  const values = example.includes('@') ? { vpa: example } : { number: example, expiry: '12/40', cvv: '123' }
  for (const [name, value] of Object.entries(values)) form.querySelector(`#${name}`).value = value
  form.querySelector('.pay').focus()
}

/** Leaves the page with a POST of these fields, as `callback_url` asks. */
export function postTo(url, fields) {
  const form = Object.assign(document.createElement('form'), { method: 'POST', action: url })
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
}

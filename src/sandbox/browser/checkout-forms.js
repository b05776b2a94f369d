/** The note on top of every step of the window. */
export const testNote = 'TEST PAYMENT — no money moves'

const cards = [
  ['4100 2800 0000 1007', 'Visa, pays'],
  ['5500 6700 0000 1002', 'Mastercard, pays'],
  ['6527 6589 0000 1005', 'RuPay, pays'],
  ['4100 2800 0008 0001', 'not enough money'],
  ['4100 2800 0003 0006', 'declined by the bank'],
  ['4100 2800 0007 0002', 'cancelled at the bank'],
  ['4100 2800 0009 0000', 'timed out'],
  ['4100 2800 0002 0007', 'gateway fault'],
  ['4100 2800 0004 0005', 'bank fault'],
  ['4100 2800 0011 0008', 'bank answers after 30 seconds'],
  ['4100 2800 0012 0007', 'times out, then pays after 30 seconds'],
]
const upiIds = [
  ['success@razorpay', 'pays'],
  ['failure@razorpay', 'is declined'],
  ['pending@razorpay', 'bank answers after 30 seconds'],
  ['late@razorpay', 'times out, then pays after 30 seconds'],
]

/** The frame of the window: what is paid, to whom, and that it is a test. */
export function frame({ shopName, description, amount }) {
  return `
    <div class="window" role="dialog" aria-modal="true" aria-labelledby="title" aria-describedby="note">
      <header>
        <p id="note" class="note">${testNote}</p>
        <button type="button" class="close" data-do="dismiss" aria-label="Close the payment">✕</button>
        <h2 id="title" tabindex="-1">Pay ${html(amount)} <span>to ${html(shopName)}</span></h2>
        ${description ? `<p class="description">${html(description)}</p>` : ''}
      </header>
      <p class="failure" role="alert"></p>
      <div class="step"></div>
      <footer><span class="time"></span><span>Sandbox of the shop, not Razorpay</span></footer>
    </div>`
}

/** The choice of card or UPI, and the form of the chosen one. `canType` false: UPI ids are chosen, not typed. */
export function payForm({ method, amount, canType, email, contact }) {
  return `
    <form novalidate>
      <fieldset class="methods">
        <legend>Pay by</legend>
        ${radio('method', 'card', 'Card', method !== 'upi')}
        ${radio('method', 'upi', 'UPI', method === 'upi')}
      </fieldset>
      ${method === 'upi' ? upiFields(canType) : cardFields()}
      ${email || contact ? `<p class="hint">Receipt to ${html([contact, email].filter(Boolean).join(', '))}</p>` : ''}
      <button class="pay" type="submit">Pay ${html(amount)}</button>
      ${method === 'upi' && !canType ? '' : examples(method)}
    </form>`
}

function cardFields() {
  return `
    <p class="hint">Never type a real card here: only test cards work.</p>
    ${field('number', 'Card number', 'inputmode="numeric" maxlength="24" placeholder="4100 2800 0000 1007"')}
    <div class="pair">
      ${field('expiry', 'Valid until (MM/YY)', 'inputmode="numeric" maxlength="7" placeholder="12/30"')}
      ${field('cvv', 'CVV', 'inputmode="numeric" maxlength="4" placeholder="123"')}
    </div>`
}

function upiFields(canType) {
  if (canType) return field('vpa', 'UPI ID', 'inputmode="email" maxlength="100" placeholder="success@razorpay"')
  const choices = upiIds.map(([id, what], index) => radio('vpa', id, capital(what), index === 0))
  return `<fieldset class="choices"><legend>What the UPI app does</legend>${choices.join('')}</fieldset>`
}

/** The bank's question for the one-time password. */
export function otpForm() {
  return `
    <form novalidate>
      <p>Your bank asks for a one-time password. Any 4 to 10 digits are right here, fewer are wrong.</p>
      ${field('otp', 'One-time password', 'inputmode="numeric" maxlength="10" placeholder="1234"')}
      <button class="pay" type="submit">Confirm</button>
      <button class="plain" type="button" data-do="cancel">Cancel at the bank</button>
    </form>`
}

/** While the bank has not answered. */
export function waiting(text) {
  return `<div class="wait" role="status" tabindex="-1"><span class="spin" aria-hidden="true"></span><p>${html(text)}</p></div>`
}

/** Returns the screen for when nothing can be paid: the problem, and a button to close. */
export function ending(text) {
  return `<div class="wait" tabindex="-1"><p>${html(text)}</p><button class="pay" type="button" data-do="dismiss">Close</button></div>`
}

/** The question before leaving, where the shop wants it asked. */
export function leaving() {
  return `
    <div class="wait" role="alert"><p>Leave without paying?</p>
      <button class="pay" type="button" data-do="stay">Go on paying</button>
      <button class="plain" type="button" data-do="leave">Leave</button>
    </div>`
}

function field(name, label, attributes) {
  return `
    <label class="field" for="${name}"><span>${label}</span>
      <input id="${name}" name="${name}" autocomplete="off" required aria-describedby="${name}-fault" ${attributes}>
      <span class="fault" id="${name}-fault"></span>
    </label>`
}

function radio(name, value, label, checked) {
  return `<label><input type="radio" name="${name}" value="${value}"${checked ? ' checked' : ''}><span>${label}</span></label>`
}

function examples(method) {
  const rows = (method === 'upi' ? upiIds : cards).map(
    ([value, what]) =>
      `<li><button type="button" data-fill="${value}"><span class="mono">${value}</span> <span>${what}</span></button></li>`,
  )
  return `<details><summary>${method === 'upi' ? 'Test UPI IDs' : 'Test cards'}</summary><ul>${rows.join('')}</ul></details>`
}

function capital(text) {
  return text[0].toUpperCase() + text.slice(1)
}

/** Text that is safe within the markup. */
function html(text) {
  return String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

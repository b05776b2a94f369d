import { makeCalls } from './checkout-calls.js'
import { fillIn, markField, postTo, readForm } from './checkout-fields.js'
import { ending, frame, leaving, otpForm, payForm, waiting } from './checkout-forms.js'
import { countDown, openSurface } from './checkout-surface.js'

const pollMs = 2000
const loading = 'Loading the payment'
const atTheBank =
  'Waiting for the bank. This can take a while: if you close this window, the shop still learns of the payment.'
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** The window of one checkout. `close()` closes it and calls nothing back. */
export class CheckoutWindow {
  #options
  #emit
  #onClosed
  #calls
  #surface
  #amount
  #method
  /** The party that must act now: `form` and `otp` the shopper, `bank` the bank, `nothing` nobody. */
  #asked = 'nothing'
  #paymentId = null
  #isOpen = true
  #stopClock = () => undefined

  constructor({ base, options, emit, onClosed }) {
    const { key, amount, name: shopName = '', description = '', theme, prefill } = options
    this.#options = options
    this.#emit = emit
    this.#onClosed = onClosed
    this.#calls = makeCalls(base, key)
    this.#amount = rupees.format(Number(amount) / 100)
    this.#method = prefill?.method === 'upi' ? 'upi' : 'card'
    this.#surface = openSurface(frame({ shopName, description, amount: this.#amount }), theme?.color)
    this.#listen()
    this.#startClock()
    void this.#begin()
  }

  close() {
    if (!this.#isOpen) return false
    this.#isOpen = false
    this.#stopClock()
    document.removeEventListener('keydown', this.#onKey, true)
    this.#surface.close()
    this.#onClosed()
    return true
  }

  /** Shows the order's form, or why it cannot be paid. */
  async #begin() {
    this.#show(waiting(loading))
    const { order_id: id, amount } = this.#options
    const order = await this.#calls.findOrder(id).catch((error) => error)
    if (!this.#isOpen) return
    if (order instanceof Error) this.#end(order.message)
    else if (order.status === 'paid') this.#end('This order is already paid.')
    else if (order.amount !== Number(amount)) this.#end('The amount is not the one of the order.')
    else this.#showForm('input:checked')
  }

  #show(markup, focused) {
    this.#find('.step').innerHTML = markup
    if (focused) this.#find(`.step ${focused}`)?.focus()
  }

  #showForm(focused) {
    this.#asked = 'form'
    this.#paymentId = null
    const { prefill = {}, config } = this.#options
    const canType = !(config?.display?.hide ?? []).some(hidesTyping)
    const { email, contact } = prefill
    this.#show(payForm({ method: this.#method, amount: this.#amount, canType, email, contact }), focused)
  }

  #showOtp() {
    this.#asked = 'otp'
    this.#show(otpForm(), '#otp')
  }

  #showBank() {
    this.#asked = 'bank'
    this.#show(waiting(atTheBank), '.wait')
  }

  #end(text) {
    this.#asked = 'nothing'
    this.#show(ending(text), '.wait')
  }

  /** Goes on from where the provider says that the payment stands. */
  #follow({ payment_id: id, step, success, error }) {
    if (!this.#isOpen) return
    this.#paymentId = id
    if (step === 'paid') this.#succeed(success)
    else if (step === 'failed') this.#fail(error)
    else if (step === 'otp') this.#showOtp()
    else {
      this.#showBank()
      void this.#poll()
    }
  }

  #succeed(success) {
    const { redirect, callback_url: address, handler } = this.#options
    if (!this.close()) return
    if (redirect && address) postTo(address, success)
    else handler?.(success)
  }

  /** A failed try is not the end: the shopper may try again, unless the shop does not want it. */
  #fail(error) {
    this.#emit('payment.failed', { error })
    if (!this.#isOpen) return
    this.#paymentId = null
    if (this.#options.retry?.enabled === false) return this.#leave('failed')
    this.#find('.failure').textContent = error.description
    this.#showForm('input:checked')
  }

  async #poll() {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    if (!this.#isOpen || !this.#paymentId) return
    const now = await this.#calls.findPayment(this.#paymentId).catch(() => null)
    if (!now || now.step === 'wait') void this.#poll()
    else this.#follow(now)
  }

  async #submit(form) {
    const given = readForm(form)
    this.#find('.failure').textContent = ''
    if (given.otp === '') return markField(form, 'otp', 'Type the one-time password.')
    const button = form.querySelector('.pay')
    button.disabled = true
    try {
      const isOtp = this.#asked === 'otp'
      this.#follow(await (isOtp ? this.#calls.sendOtp(this.#paymentId, given.otp) : this.#pay(given)))
    } catch (error) {
      button.disabled = false
      if (error.field && markField(form, error.field, error.message)) return
      this.#find('.failure').textContent = error.message
    }
  }

  #pay({ number, expiry, cvv, vpa }) {
    const { order_id, prefill = {} } = this.#options
    const means = this.#method === 'upi' ? { vpa } : { card: { number, expiry, cvv } }
    return this.#calls.pay({ order_id, method: this.#method, ...means, email: prefill.email, contact: prefill.contact })
  }

  /** The shopper wants to go; the shop may want that to be asked twice. */
  #dismiss() {
    if (this.#options.modal?.confirm_close && this.#asked !== 'nothing') this.#show(leaving(), 'button')
    else this.#leave('dismissed')
  }

  #stay() {
    if (this.#asked === 'otp') this.#showOtp()
    else if (this.#asked === 'bank') this.#showBank()
    else this.#showForm('input:checked')
  }

  #leave(reason) {
    if (this.#paymentId && this.#asked === 'otp') void this.#calls.cancel(this.#paymentId)
    if (this.close()) this.#options.modal?.ondismiss?.(reason)
  }

  async #cancel() {
    const cancelled = await this.#calls.cancel(this.#paymentId)
    if (cancelled) this.#follow(cancelled)
    else this.#find('.failure').textContent = 'The payment provider does not answer. Try again.'
  }

  #listen() {
    const { root, host } = this.#surface
    const actions = {
      dismiss: () => this.#dismiss(),
      leave: () => this.#leave('dismissed'),
      stay: () => this.#stay(),
      cancel: () => this.#cancel(),
    }
    root.addEventListener('click', ({ target }) => {
      const { do: action, fill } = target.closest('button')?.dataset ?? {}
      if (action) actions[action]()
      if (fill) fillIn(this.#find('form'), fill)
    })
    root.addEventListener('change', ({ target }) => {
      if (target.name === 'method') this.#choose(target.value)
    })
    root.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.#submit(event.target)
    })
    host.addEventListener('click', (event) => {
      if (event.composedPath()[0] === host && this.#options.modal?.backdropclose) this.#dismiss()
    })
    document.addEventListener('keydown', this.#onKey, true)
  }

  #choose(method) {
    this.#method = method
    this.#find('.failure').textContent = ''
    this.#showForm('[name=method]:checked')
  }

  #onKey = (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (this.#options.modal?.escape !== false) this.#dismiss()
  }

  #startClock() {
    if (!this.#options.timeout) return
    const time = this.#find('.time')
    const show = (left) => {
      time.textContent = `Time left ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    }
    this.#stopClock = countDown(this.#options.timeout, show, () => this.#leave('timeout'))
  }

  #find(selector) {
    return this.#surface.root.querySelector(selector)
  }
}

/** Returns whether an entry of `config.display.hide` removes the typing of UPI ids. */
function hidesTyping({ method, flows }) {
  return method === 'upi' && (flows ?? []).includes('collect')
}

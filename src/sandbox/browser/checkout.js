// The sandbox's stand-in for the provider's checkout script: the same global, the same options, the same calls back.
// Everything that it shows says TEST PAYMENT — no money moves.
;(() => {
  const base = new URL('.', document.currentScript.src).href

  /** The provider's checkout of one order: `new Razorpay(options).open()`. */
  class Razorpay {
    #options
    #listeners = new Map()
    #window = null

    constructor(options) {
      for (const name of ['key', 'amount', 'order_id']) {
        if (!options?.[name]) throw new Error(`Razorpay: the option ${name} is missing`)
      }
      this.#options = options
    }

    /** The only event that the shop listens to is `payment.failed`, once for every try. */
    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
    }

    open() {
      if (this.#window) return
      const emit = (event, answer) => {
        for (const listener of this.#listeners.get(event) ?? []) listener(answer)
      }
      const parts = { base, options: this.#options, emit, onClosed: this.#closed }
      const opening = import(`${base}checkout-window.js`).then(({ CheckoutWindow }) =>
        this.#window === opening ? new CheckoutWindow(parts) : null,
      )
      this.#window = opening
    }

    close() {
      this.#window?.then((opened) => opened?.close())
      this.#window = null
    }

    #closed = () => {
      this.#window = null
    }
  }

  window.Razorpay = Razorpay
})()

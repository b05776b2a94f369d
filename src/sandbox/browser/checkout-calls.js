/** Calls the sandbox with the public key. A refusal is thrown as an Error with the provider's words and `field`. */
export function makeCalls(base, key) {
  const send = async (path, body) => {
    const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(base + path, init).catch(() => null)
    const answer = await response?.json().catch(() => null)
    if (response?.ok) return answer
    const { description = 'The payment provider does not answer. Try again.', field } = answer?.error ?? {}
    throw Object.assign(new Error(description), { field })
  }
  const get = (path) => send(`${path}?key_id=${encodeURIComponent(key)}`)
  const post = (path, body) => send(path, { ...body, key_id: key })
  return {
    findOrder: (id) => get(`checkout/orders/${encodeURIComponent(id)}`),
    pay: (payment) => post('checkout/payments', payment),
    findPayment: (id) => get(`checkout/payments/${id}`),
    sendOtp: (id, otp) => post(`checkout/payments/${id}/otp`, { otp }),
    /** Goes out even while the page is being left. */
    cancel: (id) => post(`checkout/payments/${id}/cancel`, {}).catch(() => null),
  }
}

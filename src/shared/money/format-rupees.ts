const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })

/** Rupees of an API answer as people read them in India: ₹12,34,567.50, and ₹165 where there are no paise. */
export function formatRupees(rupees: number): string {
  return Number.isInteger(rupees) ? whole.format(rupees) : exact.format(rupees)
}

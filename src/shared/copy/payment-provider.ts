/**
 * The firm that takes online payments for the shop, and how to reach it (Consumer Protection (E-Commerce) Rules, 2020, r. 7). The
 * shop speaks its protocol alone.
 */
export const paymentProvider = {
  name: 'Razorpay',
  firm: 'Razorpay Software Limited',
  address: 'SJR Cyber, 1st Floor, 22 Laskar Hosur Road, Adugodi, Bengaluru 560030',
  support: 'razorpay.com/support',
} as const

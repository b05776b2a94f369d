/** The button that shows a UPI QR code. */
export const qrButton = {
  show: 'UPI QR',
  failed: 'The QR code could not be shown. Please try again.',
} as const

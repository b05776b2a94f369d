import sharp from 'sharp'

/** Somebody who does not exist: everything about them has a word that nothing else in the shop has. */
export const canary = {
  word: 'Kanari',
  name: 'Kanari Thampuran',
  email: 'kanari.person@example.com',
  otherEmail: 'kanari.second@example.com',
  phone: '9847012321',
  otherPhone: '9847012322',
  gstin: '33AAFFC5678K1Z5',
  legalName: 'Kanari Industries',
  password: 'Mill-Store-9',
  address: {
    fullName: 'Kanari Thampuran',
    building: 'Kanari Veedu',
    street: 'Kanari Road',
    landmark: 'Kanari Kavu',
    city: 'Kozhikode',
    state: 'Kerala',
    pincode: '673015',
  },
} as const

/** Marks that are looked for, in small letters: in texts, and in bytes as PostgreSQL writes them. */
export const canaryMarks: readonly string[] = ['kanari', canary.phone, canary.otherPhone, 'aaffc5678k'].flatMap(
  (mark) => [mark, hex(mark), hex(mark.charAt(0).toUpperCase() + mark.slice(1))],
)

function hex(text: string): string {
  return Buffer.from(text).toString('hex')
}

/** A photo that names the person in what a camera writes into it. */
export function canaryPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background: '#7a3b2e' } })
    .withExif({ IFD0: { Artist: canary.name, ImageDescription: canary.legalName } })
    .jpeg()
    .toBuffer()
}

/** Success of a payment by a link, as a browser hands it in. */
export const paidByLink = {
  key: canary.word,
  razorpay_payment_id: `pay_${canary.word}`,
  razorpay_signature: canary.word,
}

/** Sentence beside the parcels of a large consignment (CGST Rule 138). */
export const ewayBillSentence =
  'This consignment is above ₹50,000: generate an e-way bill before it leaves (CGST Rule 138), and send its number with the invoice.'

/** Invoices whose GST rate changed before they were paid. */
export const invoicesAnew = {
  title: (count: number) =>
    count === 1 ? 'GST rate changed for 1 invoiced cash order' : `GST rate changed for ${count} invoiced cash orders`,
  text: 'Invoiced before the change and not paid yet. CGST Act section 14: goods that leave the shop after the change and are paid after it have the new rate (14(b)(i)). You can credit the invoice and issue a new one; the customer pays the same. Goods that left before the change keep the rate of their invoice (14(a)(ii)) and are not listed. Ask your accountant if in doubt: nothing happens until you press the button.',
  invoiced: (invoice: string, day: string) => `${invoice}, ${day}`,
  gst: (was: string, now: string, total: string) => `GST ${was} → ${now} of ${total}`,
  act: 'Credit note and new invoice',
  actFor: (number: string) => `Credit note and new invoice for ${number}`,
  question: (invoice: string) => `Credit ${invoice} and issue a new invoice?`,
  questionText: 'Both documents are dated today and count in this month’s GST return. They cannot be undone.',
  cancel: 'Cancel',
  failed: 'The invoice could not be replaced. Please try again.',
  done: (order: string, note: string, invoice: string) =>
    `${order}: credit note ${note} and invoice ${invoice} are issued. The amount to collect is the same.`,
  notNeeded:
    'This invoice needs no replacement now: it is paid, credited or replaced already, or its goods left before the rate changed.',
}

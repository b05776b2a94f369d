/** The things that an empty shop needs: what each is called, and why. */
export const firstRunCopy = {
  name: { title: 'Name the shop', why: 'It stands in the header, in mails and on every invoice.' },
  company: {
    title: 'Legal name, GSTIN and state',
    why: 'The law wants them on every invoice, and the state decides between CGST + SGST and IGST.',
  },
  contact: {
    title: 'Address, phone and mail',
    why: 'Shoppers must be able to reach you; mails come from this address.',
  },
  officer: {
    title: 'Grievance officer',
    why: 'The e-commerce rules want somebody named who answers complaints within 48 hours.',
  },
  hours: {
    title: 'Opening hours',
    why: 'Shown on the contact page; alerts that nobody sees are passed on within them.',
  },
  delivery: { title: 'Delivery charges', why: 'Look at what delivery costs, and where you do not deliver.' },
  payment: {
    title: 'Payments',
    why: 'Without Razorpay keys online payments are only tried out. Cash on delivery works at once.',
  },
  mail: { title: 'Mail server', why: 'Without it mails are only written to files, and nobody gets them.' },
  people: { title: 'A second way in', why: 'Invite another owner, so that a lost phone locks nobody out.' },
  goods: { title: 'Something to sell', why: 'The catalogue is empty: add products and their stock.' },
} as const

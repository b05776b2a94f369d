/** Tasks of a new shop: what is to be done, and why. Blocking ones keep it from selling. */
export const firstRunCopy = {
  name: {
    title: 'Name',
    todo: 'Give the shop its name.',
    why: 'It stands in the header, in titles and on every mail.',
  },
  company: {
    title: 'Company and GST',
    todo: 'Enter the legal name, the state and the GSTIN.',
    why: 'Every invoice names them by law (CGST Rule 46): without them no order is taken.',
  },
  address: {
    title: 'Address',
    todo: 'Enter the address of the shop.',
    why: 'It stands on every invoice and at the foot of every page: without it no order is taken.',
  },
  contact: {
    title: 'Phone and mail',
    todo: 'Enter a phone number and an email address.',
    why: 'Shoppers must be able to reach you (E-Commerce Rules, 2020).',
  },
  hours: { title: 'Opening hours', todo: 'Enter the opening hours.', why: 'Shoppers see when somebody answers.' },
  grievance: {
    title: 'Grievance officer',
    todo: 'Name the grievance officer with phone or mail.',
    why: 'The law wants one shown who answers complaints within 48 hours (E-Commerce Rules, 2020).',
  },
  delivery: {
    title: 'Delivery',
    todo: 'Look at the delivery charge and from which amount delivery is free.',
    why: 'Until you set them, a new shop’s amounts hold.',
  },
  payment: {
    title: 'Online payment',
    todo: 'Enter the keys of your Razorpay account.',
    why: 'Without them online payments are only tried out: no money arrives.',
  },
  noPayment: {
    title: 'Payment',
    todo: 'Allow cash on delivery, or enter the keys of your Razorpay account.',
    why: 'Without either nobody can pay you.',
  },
  mail: {
    title: 'Mail',
    todo: 'Enter the address of your mail server.',
    why: 'Until then mails to shoppers are only written into files.',
  },
  goods: { title: 'Goods', todo: 'Put products on sale.', why: 'There is nothing that could be bought yet.' },
} as const

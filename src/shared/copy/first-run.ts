/** Tasks of a new shop: what is to be done, and why. Blocking ones keep it from selling. */
export const firstRunCopy = {
  company: {
    title: 'GSTIN & company',
    todo: 'Enter the GSTIN, the legal name and the state.',
    why: 'Required on every invoice (CGST Rule 46). Without them you cannot take orders.',
  },
  address: {
    title: 'Name & address',
    todo: 'Enter the shop name and the store address.',
    why: 'Shown on invoices, pages and emails. Without the address you cannot take orders.',
  },
  goods: { title: 'Products', todo: 'Publish products.', why: 'There is nothing to buy yet.' },
  contact: {
    title: 'Contact & complaints',
    todo: 'Enter a phone number, an email address and the grievance officer.',
    why: 'Customers must be able to reach you, and complaints are answered within 48 hours (E-Commerce Rules, 2020).',
  },
  hours: { title: 'Opening hours', todo: 'Enter the opening hours.', why: 'Customers see when you are available.' },
  delivery: {
    title: 'Delivery',
    todo: 'Check the delivery charge and the free delivery amount.',
    why: 'Default amounts apply until you set them.',
  },
  payment: {
    title: 'Payment',
    todo: 'Check cash on delivery and the online payment discount. Enter the keys of your Razorpay account.',
    why: 'Without Razorpay keys customers pay cash only: on this computer online payments are tests, elsewhere they are off.',
  },
  noPayment: {
    title: 'Payment',
    todo: 'Allow cash on delivery, or enter the keys of your Razorpay account.',
    why: 'Otherwise no one can pay you.',
  },
  mail: {
    title: 'Email',
    todo: 'Enter your mail server.',
    why: 'Until then emails to customers are only saved as files.',
  },
  numbers: {
    title: 'Invoice numbers',
    todo: 'Check the letters at the beginning of order and invoice numbers.',
    why: 'A number that was given stays as it is: change the letters before the first order.',
  },
  returns: {
    title: 'Returns',
    todo: 'Check the return period.',
    why: 'The terms of sale and the page on returns say it to customers.',
  },
} as const

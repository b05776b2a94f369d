/** Tasks of a new shop: what is to be done, and why. Blocking ones keep it from selling. */
export const firstRunCopy = {
  name: {
    title: 'Shop name',
    todo: 'Enter the shop name.',
    why: 'Shown in the header, page titles and emails.',
  },
  company: {
    title: 'Company & GST',
    todo: 'Enter the legal name, the state and the GSTIN.',
    why: 'Required on every invoice (CGST Rule 46). Without them you cannot take orders.',
  },
  address: {
    title: 'Store address',
    todo: 'Enter the store address.',
    why: 'Shown on invoices and in the footer. Without it you cannot take orders.',
  },
  contact: {
    title: 'Phone & email',
    todo: 'Enter a phone number and an email address.',
    why: 'Customers must be able to reach you (E-Commerce Rules, 2020).',
  },
  hours: { title: 'Opening hours', todo: 'Enter the opening hours.', why: 'Customers see when you are available.' },
  grievance: {
    title: 'Grievance officer',
    todo: 'Enter the grievance officer with phone or email.',
    why: 'Required by law: replies to complaints within 48 hours (E-Commerce Rules, 2020).',
  },
  delivery: {
    title: 'Delivery',
    todo: 'Check the delivery charge and the free delivery amount.',
    why: 'Default amounts apply until you set them.',
  },
  payment: {
    title: 'Online payment',
    todo: 'Enter the keys of your Razorpay account.',
    why: 'Without them online payments are tests: you receive no money.',
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
  goods: { title: 'Products', todo: 'Publish products.', why: 'There is nothing to buy yet.' },
} as const

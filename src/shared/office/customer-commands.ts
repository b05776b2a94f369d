/** Commands about customers, their personal data, and who gets the newsletter, for commands.ts. */
export const customerCommands = {
  'customer.change': { did: 'Customer changed', back: { by: 'fields' } },
  'customer.merge': { did: 'Customers merged', back: { by: 'fields' } },
  'customer.separate': { did: 'Customer separated', back: { by: 'fields' } },
  'customer.cash': { did: 'Cash on delivery of a customer', back: { by: 'fields' } },
  'customer.export_list': { did: 'Customers exported', back: { by: 'none', because: 'It has been read' } },
  'newsletter.remove': {
    did: 'Newsletter subscriber removed',
    back: { by: 'none', because: 'The person subscribes again, if they want to' },
  },
  'newsletter.export': { did: 'Newsletter subscribers exported', back: { by: 'none', because: 'It has been read' } },
  'person.export': { did: 'Personal data exported', back: { by: 'none', because: 'It has been read' } },
  'person.erase': { did: 'Person erased', back: { by: 'none', because: 'The person’s data is deleted' } },
  'person.sign_out': {
    did: 'Signed out on every device',
    back: { by: 'none', because: 'They sign in again with their password' },
  },
} as const

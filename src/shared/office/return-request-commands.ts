/** Commands on requests of customers to return or to cancel. No step is taken back: the customer has read it. */
export const returnRequestCommands = {
  'return_request.accept': {
    did: 'Return request accepted',
    back: { by: 'none', because: 'The customer is told: call them. A cancelled order has to be placed again.' },
  },
  'return_request.refuse': {
    did: 'Return request declined',
    reason: 'required',
    back: { by: 'none', because: 'The customer is told the reason: they can ask again.' },
  },
  'return_request.pick_up': {
    did: 'Return picked up',
    back: { by: 'none', because: 'The customer is told. Go on when it arrives.' },
  },
  'return_request.arrive': {
    did: 'Return arrived',
    back: { by: 'none', because: 'The customer is told. Go on with the inspection.' },
  },
  'return_request.inspect': {
    did: 'Return inspected',
    back: { by: 'none', because: 'The customer is told. Go on with the refund.' },
  },
  'return_request.refund': {
    did: 'Refund of a return recorded',
    back: { by: 'none', because: 'The customer is told the reference: write to them if it is wrong.' },
  },
} as const

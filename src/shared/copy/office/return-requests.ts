import type { ReturnPayer } from '../../return-payer.ts'
import type { RequestKind, RequestState } from '../../return-requests.ts'

/** Names of the steps that the shop takes with a request. */
export type RequestStep = 'accept' | 'refuse' | 'pick-up' | 'arrive' | 'inspect' | 'refund'

/** Texts of return requests in the office. */
export const officeRequestCopy = {
  title: 'Return requests',
  text: 'Customers have your answer within 48 hours. A request alone refunds nothing.',
  open: 'Open',
  closed: 'Closed',
  none: 'No open requests',
  noneText: 'What customers ask to return or to cancel appears here, and you get an email.',
  noneClosed: 'No closed requests yet',
  kind: { return: 'Return', cancel: 'Cancellation' } satisfies Record<RequestKind, string>,
  order: 'Order',
  answerBy: (when: string) => `Answer by ${when}`,
  late: (when: string) => `Answer was due ${when}`,
  paidBy: {
    customer: 'The customer pays the return shipping',
    shop: 'The shop pays the return shipping',
  } satisfies Record<ReturnPayer, string>,
  pieces: (pieces: number, name: string) => `${pieces} × ${name}`,
  photo: (index: number) => `Photo ${index}`,
  steps: 'Steps',
  by: (name: string) => ` · ${name}`,
  toOrder: (number: string) => `Open order ${number}`,
  buttons: {
    accept: { return: 'Accept return', cancel: 'Accept & cancel order' },
    refuse: 'Decline',
    'pick-up': 'Mark as picked up',
    arrive: 'Mark as arrived',
    inspect: 'Mark as inspected',
    refund: 'Record refund',
  },
  refuseTitle: 'Decline request',
  refuseText: 'The customer gets this reason by email and reads it at the order.',
  reason: 'Reason',
  refundTitle: 'Record refund',
  refundText: 'Make the refund first. This tells the customer that it is made, with its reference.',
  reference: 'Reference',
  referenceHint: 'UTR, ARN or receipt number, 3 to 60 characters',
  cancel: 'Cancel',
  notSent: 'The step could not be sent. Please try again.',
  state: {
    asked: 'New',
    accepted: 'Accepted',
    refused: 'Declined',
    picked_up: 'Picked up',
    arrived: 'Arrived',
    inspected: 'Inspected',
    refunded: 'Refunded',
  } satisfies Record<RequestState, string>,
  done: (number: string, state: RequestState) =>
    `${number}: ${
      {
        asked: 'new',
        accepted: 'accepted',
        refused: 'declined',
        picked_up: 'picked up',
        arrived: 'arrived',
        inspected: 'inspected',
        refunded: 'refund recorded',
      }[state]
    }. The customer is told.`,
  notFound: 'There is no such request',
  movedMeanwhile: (state: string) => `Somebody was faster: the request is ${state} now`,
  noRefundYet:
    'Nothing of this order was refunded yet. Return the items at the order, and record the refund there first.',
  deliveryOwed:
    'The terms of sale refund the delivery charge of wrong, damaged or defective items. Credit it at the order first: Return items, with the delivery charge alone.',
  noSuchStep: 'The request does not take this step now',
  referenceShape: 'Enter 3 to 60 letters or digits',
  older: 'Next',
  newer: 'Previous',
} as const

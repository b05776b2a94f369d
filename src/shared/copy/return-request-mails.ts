import type { RequestKind, RequestState } from '../return-requests.ts'

/** The words of the mails about a request to return goods or to cancel. A moment is as people read it. */
export const returnRequestMails = {
  subject: {
    asked: (number: string) => `We have your request ${number}`,
    accepted: (number: string) => `Your request ${number} is accepted`,
    refused: (number: string) => `Your request ${number} is declined`,
    picked_up: (number: string) => `Return ${number}: picked up`,
    arrived: (number: string) => `Return ${number}: arrived at our store`,
    inspected: (number: string) => `Return ${number}: inspected`,
    refunded: (number: string) => `Return ${number}: refunded`,
  } satisfies Record<RequestState, (number: string) => string>,
  sentence: {
    return: {
      asked: 'we have your request to return items. Nothing is refunded yet.',
      accepted: 'we take these items back. We tell you how they come to us, if we have not done so yet.',
      refused: 'we cannot take these items back.',
      picked_up: 'your return has been picked up and is on its way to us.',
      arrived: 'your return has arrived at our store. We look at it next.',
      inspected: 'we have looked at your return. The refund is next.',
      refunded: 'the refund for your return is made.',
    },
    cancel: {
      asked: 'we have your request to cancel. Nothing is refunded yet.',
      accepted: 'your order is cancelled, as you asked. What you paid goes back.',
      refused: 'we cannot cancel your order.',
      picked_up: '',
      arrived: '',
      inspected: '',
      refunded: '',
    },
  } satisfies Record<RequestKind, Record<RequestState, string>>,
  answerBy: (moment: string) => `You have our answer by ${moment}.`,
  number: 'Request',
  order: 'Order',
  items: 'Items',
  reason: 'Reason',
  reference: 'Reference',
  note: 'Note',
  button: 'Your orders',
  notice: {
    subject: {
      return: (number: string, by: string) => `Return request ${number}: answer due by ${by}`,
      cancel: (number: string, by: string) => `Cancellation request ${number}: answer due by ${by}`,
    } satisfies Record<RequestKind, (number: string, by: string) => string>,
    heading: { return: 'A customer wants to return items', cancel: 'A customer wants to cancel an order' },
    why: 'Why',
    photos: 'Photos',
    answerBy: 'Answer due by',
    button: 'Open requests',
  },
} as const

/** Access to the calls on return requests: a part of office-access.ts. */
export const returnAccess = {
  listReturnRequests: { full: 'om', pin: '' },
  returnRequestPhoto: { full: 'om', pin: '' },
  acceptReturnRequest: { full: 'om', pin: '' },
  refuseReturnRequest: { full: 'om', pin: '' },
  pickUpReturnRequest: { full: 'om', pin: '' },
  arriveReturnRequest: { full: 'om', pin: '' },
  inspectReturnRequest: { full: 'om', pin: '' },
  refundReturnRequest: { full: 'om', pin: '' },
}

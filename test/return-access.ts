/** Access to the calls on returns and on requests for them: a part of office-access.ts. */
export const returnAccess = {
  previewReturn: { full: 'om', pin: '' },
  returnItems: { full: 'om', pin: '' },
  creditItems: { full: 'om', pin: '' },
  inspectItems: { full: 'om', pin: '' },
  listReturnRequests: { full: 'om', pin: '' },
  returnRequestPhoto: { full: 'om', pin: '' },
  acceptReturnRequest: { full: 'om', pin: '' },
  refuseReturnRequest: { full: 'om', pin: '' },
  pickUpReturnRequest: { full: 'om', pin: '' },
  arriveReturnRequest: { full: 'om', pin: '' },
  inspectReturnRequest: { full: 'om', pin: '' },
  refundReturnRequest: { full: 'om', pin: '' },
}

/** Access to the calls on edits, returns, refunds and requests for them: a part of office-access.ts. */
export const returnAccess = {
  previewEdit: { full: 'om', pin: '' },
  editOrder: { full: 'om', pin: '' },
  listLinked: { full: 'omcpa', pin: 'omcpa' },
  previewAddition: { full: 'om', pin: '' },
  addToOrder: { full: 'om', pin: '' },
  withdrawPayLink: { full: 'om', pin: '' },
  listInvoicedBefore: { full: 'om', pin: '' },
  invoiceAnew: { full: 'om', pin: '' },
  returnItems: { full: 'om', pin: '' },
  previewReturn: { full: 'om', pin: '' },
  creditItems: { full: 'om', pin: '' },
  inspectItems: { full: 'om', pin: '' },
  refundPaid: { full: 'oma', pin: '' },
  retryOfRefund: { full: 'oma', pin: '' },
  listReturnRequests: { full: 'om', pin: '' },
  returnRequestPhoto: { full: 'om', pin: '' },
  acceptReturnRequest: { full: 'om', pin: '' },
  refuseReturnRequest: { full: 'om', pin: '' },
  pickUpReturnRequest: { full: 'om', pin: '' },
  arriveReturnRequest: { full: 'om', pin: '' },
  inspectReturnRequest: { full: 'om', pin: '' },
  refundReturnRequest: { full: 'om', pin: '' },
}

/** Access to the calls on parcels of orders: a part of office-access.ts. */
export const parcelAccess = {
  listParcels: { full: 'omcpa', pin: 'omcpa' },
  packParcel: { full: 'omp', pin: 'omp' },
  shipParcel: { full: 'omp', pin: 'omp' },
  sendOutParcel: { full: 'omp', pin: 'omp' },
  deliverParcel: { full: 'omcp', pin: 'omcp' },
  refuseParcel: { full: 'om', pin: '' },
  undoParcel: { full: 'omp', pin: 'omp' },
  parcelPhoto: { full: 'omcp', pin: 'omcp' },
  handOver: { full: 'omcp', pin: 'omcp' },
  renewPickupCode: { full: 'om', pin: '' },
}

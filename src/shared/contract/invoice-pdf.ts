/** A tax invoice on paper: who may read `GET /order/invoice/{id}` gets it here as `application/pdf`. Without schemas, for the browser. */
export const invoicePdfPath = '/order/invoice/{id}/pdf'

/** The credit note of an own order whose goods came back after the invoice, as `application/pdf`. */
export const creditNotePdfPath = '/order/credit-note/{id}/pdf'

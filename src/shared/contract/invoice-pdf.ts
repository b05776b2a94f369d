/** A tax invoice on paper: who may read `GET /order/invoice/{id}` gets it here as `application/pdf`. Without schemas, for the browser. */
export const invoicePdfPath = '/order/invoice/{id}/pdf'

/** A tax invoice on paper: who may read `GET /order/invoice/{id}` gets it here as `application/pdf`. Without schemas, for the browser. */
export const invoicePdfPath = '/order/invoice/{id}/pdf'

/**
 * The newest credit note of an own order, as `application/pdf`; with `?number=` that one, its number written with `-` for `/`.
 */
export const creditNotePdfPath = '/order/credit-note/{id}/pdf'

/** Under this kind an order that was placed is queued in its transaction, with its id; start-alerts takes it up. */
export const orderAlertKind = 'order_alert'

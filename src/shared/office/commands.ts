/** How a command can be taken back (history/undo). */
export type WayBack =
  /** The fields that it changed are put back to what they were, where nobody has changed them since. */
  | { by: 'fields' }
  /** Another command does the opposite. */
  | { by: 'command'; name: string }
  /** It cannot be; the sentence says why, and what can be done instead. */
  | { by: 'none'; because: string }

interface CommandKind {
  /** What was done, in the past, for the history: "Order confirmed". */
  did: string
  /** Whether the person has to say why. */
  reason?: 'required'
  back: WayBack
}

/** Every command of the back office and the terminal by its name: a staff write without one is refused by the database. */
export const commands = {
  'shop.demo': { did: 'Demo shop loaded', back: { by: 'none', because: 'Begin with an empty data folder instead' } },
  'shop.pictures': {
    did: 'Demo pictures renewed',
    back: { by: 'none', because: 'They are the ones that belong to the demo' },
  },
  'search.rebuild': { did: 'Search made anew', back: { by: 'none', because: 'It only reads the catalogue again' } },
  'coupon.add': { did: 'Coupon added', back: { by: 'command', name: 'coupon.remove' } },
  'coupon.remove': { did: 'Coupon removed', back: { by: 'command', name: 'coupon.restore' } },
  'coupon.restore': { did: 'Coupon put back', back: { by: 'command', name: 'coupon.remove' } },
  'coupon.end': { did: 'Coupon ended', back: { by: 'fields' } },
  'product.price': { did: 'Price changed', back: { by: 'fields' } },
  'product.pictures': { did: 'Pictures changed', back: { by: 'fields' } },
  'stock.adjust': { did: 'Stock corrected', back: { by: 'command', name: 'stock.adjust' } },
  'refund.retry': { did: 'Refund asked for again', back: { by: 'none', because: 'The provider has been asked' } },
  'refund.by_hand': { did: 'Refund paid by hand', back: { by: 'none', because: 'The money has been paid back' } },
  'person.export': { did: 'Personal data exported', back: { by: 'none', because: 'It has been read' } },
  'person.erase': { did: 'Person erased', back: { by: 'none', because: 'Nothing of the person is left' } },
  'person.sign_out': {
    did: 'Signed out on every device',
    back: { by: 'none', because: 'They sign in again with their password' },
  },
  'history.undo': { did: 'Taken back', back: { by: 'fields' } },
  'history.export': { did: 'History exported', back: { by: 'none', because: 'It has been read' } },
  'settings.change': { did: 'Settings changed', back: { by: 'command', name: 'settings.restore' } },
  'settings.secret': { did: 'Secret setting changed', back: { by: 'command', name: 'settings.restore' } },
  'settings.restore': { did: 'Former setting set again', back: { by: 'command', name: 'settings.restore' } },
  'settings.withdraw': {
    did: 'Waiting setting taken back',
    back: { by: 'none', because: 'Set the value again with its day.' },
  },
  'settings.logo': { did: 'Logo changed', back: { by: 'command', name: 'settings.restore' } },
  'ticket.answer': {
    did: 'Complaint answered',
    back: { by: 'none', because: 'The person has the answer: write another one.' },
  },
  'ticket.solve': {
    did: 'Complaint solved',
    back: { by: 'none', because: 'The person has been told: write to them.' },
  },
  'staff.add': { did: 'Person invited', back: { by: 'none', because: 'Remove the person instead.' } },
  'staff.join': { did: 'Sign-in set up', back: { by: 'none', because: 'A new link makes the person choose again.' } },
  'staff.link': {
    did: 'New sign-in link made',
    back: { by: 'none', because: 'The link holds for a short time only.' },
  },
  'staff.change': { did: 'Person changed', back: { by: 'none', because: 'Change the person again.' } },
  'staff.off': { did: 'Person removed', back: { by: 'none', because: 'Let the person in again instead.' } },
  'staff.on': { did: 'Person let in again', back: { by: 'none', because: 'Remove the person instead.' } },
  'staff.end_sessions': { did: 'Signed out elsewhere', back: { by: 'none', because: 'One signs in again.' } },
  'own.password': { did: 'Own password changed', back: { by: 'none', because: 'Old passwords are not kept.' } },
  'own.passkey_add': { did: 'Passkey added', back: { by: 'none', because: 'Remove the passkey instead.' } },
  'own.passkey_remove': { did: 'Passkey removed', back: { by: 'none', because: 'Add it again on the device.' } },
  'own.totp': { did: 'Code app set up', back: { by: 'none', because: 'Old secrets are not kept.' } },
  'own.totp_remove': { did: 'Code app removed', back: { by: 'none', because: 'Old secrets are not kept.' } },
  'own.recovery_codes': { did: 'Recovery codes made', back: { by: 'none', because: 'Old codes are not kept.' } },
  'own.pin': { did: 'PIN chosen', back: { by: 'none', because: 'Old PINs are not kept.' } },
  'own.pin_remove': { did: 'PIN removed', back: { by: 'none', because: 'Choose a new one instead.' } },
  'counter.enrol': {
    did: 'Counter computer enrolled',
    back: { by: 'none', because: 'Withdraw the computer instead.' },
  },
  'counter.withdraw': { did: 'Counter computer withdrawn', back: { by: 'none', because: 'Enrol it again there.' } },
  'alerts.change': {
    did: 'Alerts chosen',
    back: { by: 'none', because: 'Everybody chooses their own alerts, on the screen Alerts.' },
  },
  'alerts.device_on': {
    did: 'Push turned on in a browser',
    back: { by: 'none', because: 'It is turned off in that browser, or on the screen Alerts.' },
  },
  'alerts.device_off': {
    did: 'Push turned off in a browser',
    back: { by: 'none', because: 'Only the browser itself can turn it on again.' },
  },
  'alerts.test': { did: 'Test alert sent', back: { by: 'none', because: 'What was sent cannot be called back.' } },
  'order.confirm': {
    did: 'Order confirmed',
    back: { by: 'none', because: 'The invoice has its number: cancel the order instead, and a credit note is issued.' },
  },
  'order.pack': { did: 'Order packed', back: { by: 'command', name: 'order.unpack' } },
  'order.ship': { did: 'Order shipped', back: { by: 'command', name: 'order.unship' } },
  'order.out_for_delivery': { did: 'Order out for delivery', back: { by: 'command', name: 'order.call_back' } },
  'order.deliver': { did: 'Order delivered', back: { by: 'command', name: 'order.undeliver' } },
  'order.return': {
    did: 'Order returned',
    reason: 'required',
    back: { by: 'none', because: 'Its credit note has a number, and the money goes back. Sell the goods anew.' },
  },
  'order.cancel': {
    did: 'Order cancelled',
    reason: 'required',
    back: { by: 'none', because: 'Its goods are on sale again, and the money goes back. Place the order anew.' },
  },
  'order.unpack': { did: 'Packing taken back', back: { by: 'command', name: 'order.pack' } },
  'order.unship': {
    did: 'Shipping taken back',
    back: { by: 'none', because: 'Ship it again, with its carrier, when it leaves.' },
  },
  'order.call_back': { did: 'Called back', back: { by: 'command', name: 'order.out_for_delivery' } },
  'order.undeliver': {
    did: 'Delivery taken back',
    back: { by: 'none', because: 'Deliver it again, and say how it was paid.' },
  },
  'order.note': { did: 'Note written', back: { by: 'none', because: 'A note stays. Write another one.' } },
  'order.address': { did: 'Address changed', back: { by: 'fields' } },
} as const satisfies Record<string, CommandKind>

export type CommandName = keyof typeof commands

/** A command of the history by its name; undefined where a later shop has given it up. */
export function commandKind(name: string): CommandKind | undefined {
  return (commands as Record<string, CommandKind>)[name]
}

/** Way in which a command can be undone (history/undo). */
export type WayBack =
  /** The fields that it changed are put back to what they were, where nobody has changed them since. */
  | { by: 'fields' }
  /** Another command does the opposite. */
  | { by: 'command'; name: string }
  /** It cannot be; the sentence says why, and what can be done instead. */
  | { by: 'none'; because: string }

interface CommandKind {
  /** Text in the past for the history: "Order confirmed". */
  did: string
  /** Requires the person to say why. */
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
  'shop.attributes': {
    did: 'Goods given typed attributes',
    back: { by: 'none', because: 'The written specifications are still there: change the goods instead' },
  },
  'search.rebuild': { did: 'Search made anew', back: { by: 'none', because: 'It only reads the catalogue again' } },
  'key.begin': {
    did: 'New key of the secrets begun',
    back: { by: 'none', because: 'Both keys open until office-key renew has sealed all by the new one.' },
  },
  'key.renew': {
    did: 'Key of the secrets renewed',
    back: { by: 'none', because: 'The former key is gone: renew it again.' },
  },
  'backup.take': { did: 'Backup asked for', back: { by: 'none', because: 'A backup changes nothing' } },
  'coupon.add': { did: 'Coupon added', back: { by: 'command', name: 'coupon.remove' } },
  'coupon.remove': { did: 'Coupon removed', back: { by: 'command', name: 'coupon.restore' } },
  'coupon.restore': { did: 'Coupon put back', back: { by: 'command', name: 'coupon.remove' } },
  'coupon.end': { did: 'Coupon ended', back: { by: 'fields' } },
  'coupon.change': { did: 'Coupon changed', back: { by: 'fields' } },
  'review.hide': { did: 'Review hidden', reason: 'required', back: { by: 'command', name: 'review.publish' } },
  'review.publish': { did: 'Review published again', back: { by: 'command', name: 'review.hide' } },
  'review.until': { did: 'Time of a hidden review changed', back: { by: 'fields' } },
  'review.answer': { did: 'Review answered', back: { by: 'fields' } },
  'question.publish': { did: 'Question published', back: { by: 'fields' } },
  'question.hide': { did: 'Question not shown', reason: 'required', back: { by: 'fields' } },
  'question.answer': { did: 'Question answered', back: { by: 'fields' } },
  'window.add': { did: 'Added to the shop window', back: { by: 'command', name: 'window.remove' } },
  'window.remove': { did: 'Removed from the shop window', back: { by: 'command', name: 'window.put_back' } },
  'window.put_back': { did: 'Put back into the shop window', back: { by: 'command', name: 'window.remove' } },
  'window.change': { did: 'Changed in the shop window', back: { by: 'fields' } },
  'window.order': { did: 'Order changed in the shop window', back: { by: 'fields' } },
  'window.archive': { did: 'Taken out of the shop window', back: { by: 'fields' } },
  'window.restore': { did: 'Brought back into the shop window', back: { by: 'fields' } },
  'label.goods': { did: 'Goods of a label changed', back: { by: 'fields' } },
  'attribute.add': { did: 'Attribute added', back: { by: 'command', name: 'attribute.remove' } },
  'attribute.remove': { did: 'Attribute taken out', back: { by: 'command', name: 'attribute.restore' } },
  'attribute.restore': { did: 'Attribute put back', back: { by: 'command', name: 'attribute.remove' } },
  'attribute.change': { did: 'Attribute changed', back: { by: 'fields' } },
  'dictionary.add': { did: 'Word added to the dictionary', back: { by: 'command', name: 'dictionary.remove' } },
  'dictionary.remove': {
    did: 'Word taken out of the dictionary',
    back: { by: 'command', name: 'dictionary.restore' },
  },
  'dictionary.restore': {
    did: 'Word put back into the dictionary',
    back: { by: 'command', name: 'dictionary.remove' },
  },
  'dictionary.change': { did: 'Word of the dictionary changed', back: { by: 'fields' } },
  'category.attributes': { did: 'Attributes of a category changed', back: { by: 'fields' } },
  'fit.add': { did: 'Rule of fitting added', back: { by: 'command', name: 'fit.remove' } },
  'fit.remove': { did: 'Rule of fitting taken out', back: { by: 'command', name: 'fit.restore' } },
  'fit.restore': { did: 'Rule of fitting put back', back: { by: 'command', name: 'fit.remove' } },
  'fit.change': { did: 'Rule of fitting changed', back: { by: 'fields' } },
  'fit.switch': { did: 'Rule of fitting switched', back: { by: 'fields' } },
  'product.price': { did: 'Price changed', back: { by: 'fields' } },
  'product.tax': { did: 'Tax rate scheduled', back: { by: 'command', name: 'product.tax_withdraw' } },
  'product.tax_withdraw': { did: 'Scheduled tax rate taken back', back: { by: 'command', name: 'product.tax' } },
  'product.tax_holds': {
    did: 'Scheduled tax rates hold',
    back: { by: 'none', because: 'Their day has come. Change the rate on the product.' },
  },
  'tax.table': {
    did: 'Table of GST rates read',
    back: { by: 'none', because: 'Read a corrected file: a later day takes the place of an earlier one.' },
  },
  'product.pictures': { did: 'Pictures changed', back: { by: 'fields' } },
  'product.sheets': { did: 'Data sheet added', back: { by: 'fields' } },
  'product.add': { did: 'Product added', back: { by: 'fields' } },
  'product.change': { did: 'Product changed', back: { by: 'fields' } },
  'product.variants': { did: 'Variants added', back: { by: 'fields' } },
  'product.publish': { did: 'Product put on sale', back: { by: 'fields' } },
  'product.withdraw': { did: 'Product taken off sale', back: { by: 'fields' } },
  'product.copy': { did: 'Product copied', back: { by: 'fields' } },
  'price.schedule': { did: 'Price scheduled', back: { by: 'command', name: 'price.unschedule' } },
  'price.unschedule': { did: 'Scheduled price taken back', back: { by: 'command', name: 'price.schedule' } },
  'price.applied': { did: 'Scheduled prices came', back: { by: 'fields' } },
  'product.archive': { did: 'Product archived', back: { by: 'fields' } },
  'product.restore': { did: 'Product taken out of the archive', back: { by: 'fields' } },
  'goods.import': { did: 'Products imported', back: { by: 'fields' } },
  'goods.bulk': { did: 'Many products changed', back: { by: 'fields' } },
  'goods.grid': { did: 'Products changed in the grid', back: { by: 'fields' } },
  'job.look': { did: 'File or change looked at', back: { by: 'none', because: 'Nothing was changed by it.' } },
  'job.columns': { did: 'Columns of a file named', back: { by: 'none', because: 'Name them anew.' } },
  'job.begin': {
    did: 'Import or bulk change begun',
    back: { by: 'none', because: 'Take back what it has done: it stands in the history beside this.' },
  },
  'job.cancel': { did: 'Import or bulk change stopped', back: { by: 'none', because: 'Begin it anew.' } },
  'stock.adjust': { did: 'Stock corrected', back: { by: 'command', name: 'stock.adjust' } },
  'stock.receive': { did: 'Goods received', back: { by: 'command', name: 'stock.unreceive' } },
  'stock.unreceive': { did: 'Receipt taken back', back: { by: 'command', name: 'stock.receive' } },
  'stock.place': { did: 'Shelf or reorder point changed', back: { by: 'fields' } },
  'supplier.add': { did: 'Supplier added', back: { by: 'command', name: 'supplier.off' } },
  'supplier.change': { did: 'Supplier changed', back: { by: 'fields' } },
  'supplier.off': { did: 'Supplier put aside', back: { by: 'command', name: 'supplier.on' } },
  'supplier.on': { did: 'Supplier in use again', back: { by: 'command', name: 'supplier.off' } },
  'supplier.item': { did: 'Supplier of goods changed', back: { by: 'command', name: 'supplier.item' } },
  'purchase.order': { did: 'Ordered from a supplier', back: { by: 'command', name: 'purchase.close' } },
  'purchase.close': { did: 'Waits for no more of an order', back: { by: 'command', name: 'purchase.reopen' } },
  'purchase.reopen': { did: 'Waits for an order again', back: { by: 'command', name: 'purchase.close' } },
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
  'staff.change': { did: 'Person changed', back: { by: 'fields' } },
  'staff.off': { did: 'Person removed', back: { by: 'command', name: 'staff.on' } },
  'staff.on': { did: 'Person let in again', back: { by: 'command', name: 'staff.off' } },
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
  'barcode.add': { did: 'Bar code added', back: { by: 'command', name: 'barcode.remove' } },
  'barcode.make': { did: 'Bar code made', back: { by: 'command', name: 'barcode.remove' } },
  'barcode.remove': { did: 'Bar code removed', back: { by: 'command', name: 'barcode.restore' } },
  'barcode.restore': { did: 'Bar code put back', back: { by: 'command', name: 'barcode.remove' } },
  'count.start': { did: 'Count begun', back: { by: 'command', name: 'count.drop' } },
  'count.drop': { did: 'Count given up', back: { by: 'command', name: 'count.restore' } },
  'count.restore': { did: 'Count taken up again', back: { by: 'command', name: 'count.drop' } },
  'count.enter': { did: 'Counted', back: { by: 'none', because: 'Count it again: the last number stands.' } },
  'count.close': { did: 'Counting finished', back: { by: 'command', name: 'count.reopen' } },
  'count.reopen': { did: 'Counting goes on', back: { by: 'command', name: 'count.close' } },
  'count.recount': {
    did: 'Second count asked for',
    back: { by: 'none', because: 'Finish the count: what is not counted again stays as it is.' },
  },
  'count.approve': { did: 'Count approved', back: { by: 'command', name: 'count.unapprove' } },
  'count.unapprove': {
    did: 'Approval taken back',
    back: { by: 'none', because: 'The count is open for its approval again: approve it there.' },
  },
} as const satisfies Record<string, CommandKind>

export type CommandName = keyof typeof commands

/** A command of the history by its name; undefined where a later shop has given it up. */
export function commandKind(name: string): CommandKind | undefined {
  return (commands as Record<string, CommandKind>)[name]
}

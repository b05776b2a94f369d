import { countCommands } from './count-commands.ts'
import { customerCommands } from './customer-commands.ts'
import { orderEditCommands } from './order-edit-commands.ts'
import { parcelCommands } from './parcel-commands.ts'
import { pickCommands } from './pick-commands.ts'
import { policyCommands } from './policy-commands.ts'
import { booksCommands } from './return-and-lock-commands.ts'
import { returnCommands } from './return-commands.ts'
import { returnRequestCommands } from './return-request-commands.ts'
import { runCommands } from './run-commands.ts'
import { saleCommands } from './sale-commands.ts'
import { tillCommands } from './till-commands.ts'

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
    did: 'Typed attributes added',
    back: { by: 'none', because: 'The written specifications are still there: edit the products instead' },
  },
  'search.rebuild': { did: 'Search index rebuilt', back: { by: 'none', because: 'It only reads the catalogue again' } },
  'key.begin': {
    did: 'New encryption key added',
    back: { by: 'none', because: 'Both keys work until office-key renew has sealed everything with the new one' },
  },
  'key.renew': {
    did: 'Encryption key renewed',
    back: { by: 'none', because: 'The old key is gone: renew it again.' },
  },
  'backup.take': { did: 'Backup requested', back: { by: 'none', because: 'A backup changes nothing' } },
  'coupon.add': { did: 'Coupon added', back: { by: 'command', name: 'coupon.remove' } },
  'coupon.remove': { did: 'Coupon deleted', back: { by: 'command', name: 'coupon.restore' } },
  'coupon.restore': { did: 'Coupon restored', back: { by: 'command', name: 'coupon.remove' } },
  'coupon.end': { did: 'Coupon ended', back: { by: 'fields' } },
  'coupon.change': { did: 'Coupon changed', back: { by: 'fields' } },
  ...saleCommands,
  ...policyCommands,
  'quote.price': { did: 'Quoted prices changed', back: { by: 'fields' } },
  'quote.send': { did: 'Quotation sent', back: { by: 'none', because: 'The mail was sent: decline the quotation.' } },
  'quote.decline': { did: 'Quotation declined', back: { by: 'none', because: 'Send the quotation again instead.' } },
  'review.hide': { did: 'Review hidden', reason: 'required', back: { by: 'command', name: 'review.publish' } },
  'review.publish': { did: 'Review published again', back: { by: 'command', name: 'review.hide' } },
  'review.until': { did: 'Hidden review: date changed', back: { by: 'fields' } },
  'review.answer': { did: 'Review answered', back: { by: 'fields' } },
  'question.publish': { did: 'Question published', back: { by: 'fields' } },
  'question.hide': { did: 'Question rejected', reason: 'required', back: { by: 'fields' } },
  'question.answer': { did: 'Question answered', back: { by: 'fields' } },
  'window.add': { did: 'Online store: added', back: { by: 'command', name: 'window.remove' } },
  'window.remove': { did: 'Online store: deleted', back: { by: 'command', name: 'window.put_back' } },
  'window.put_back': { did: 'Online store: restored', back: { by: 'command', name: 'window.remove' } },
  'window.change': { did: 'Online store: changed', back: { by: 'fields' } },
  'window.order': { did: 'Online store: order changed', back: { by: 'fields' } },
  'window.archive': { did: 'Online store: hidden', back: { by: 'fields' } },
  'window.restore': { did: 'Online store: shown again', back: { by: 'fields' } },
  'label.goods': { did: 'Products of a highlight changed', back: { by: 'fields' } },
  'attribute.add': { did: 'Attribute added', back: { by: 'command', name: 'attribute.remove' } },
  'attribute.remove': { did: 'Attribute deleted', back: { by: 'command', name: 'attribute.restore' } },
  'attribute.restore': { did: 'Attribute restored', back: { by: 'command', name: 'attribute.remove' } },
  'attribute.change': { did: 'Attribute changed', back: { by: 'fields' } },
  'dictionary.add': { did: 'Search synonym added', back: { by: 'command', name: 'dictionary.remove' } },
  'dictionary.remove': {
    did: 'Search synonym deleted',
    back: { by: 'command', name: 'dictionary.restore' },
  },
  'dictionary.restore': {
    did: 'Search synonym restored',
    back: { by: 'command', name: 'dictionary.remove' },
  },
  'dictionary.change': { did: 'Search synonym changed', back: { by: 'fields' } },
  'category.attributes': { did: 'Category attributes changed', back: { by: 'fields' } },
  'fit.add': { did: 'Compatibility rule added', back: { by: 'command', name: 'fit.remove' } },
  'fit.remove': { did: 'Compatibility rule deleted', back: { by: 'command', name: 'fit.restore' } },
  'fit.restore': { did: 'Compatibility rule restored', back: { by: 'command', name: 'fit.remove' } },
  'fit.change': { did: 'Compatibility rule changed', back: { by: 'fields' } },
  'fit.switch': { did: 'Compatibility rule switched', back: { by: 'fields' } },
  'product.price': { did: 'Price changed', back: { by: 'fields' } },
  'product.tax': { did: 'GST change scheduled', back: { by: 'command', name: 'product.tax_withdraw' } },
  'product.tax_withdraw': { did: 'Scheduled GST change cancelled', back: { by: 'command', name: 'product.tax' } },
  'product.tax_holds': {
    did: 'Scheduled GST changes applied',
    back: { by: 'none', because: 'They are in effect. Change the rate on the product.' },
  },
  'tax.table': {
    did: 'GST rate table imported',
    back: { by: 'none', because: 'Import a corrected file: a later date replaces an earlier one.' },
  },
  'product.pictures': { did: 'Pictures changed', back: { by: 'fields' } },
  'product.sheets': { did: 'Data sheet added', back: { by: 'fields' } },
  'product.add': { did: 'Product added', back: { by: 'fields' } },
  'product.change': { did: 'Product changed', back: { by: 'fields' } },
  'product.variants': { did: 'Variants added', back: { by: 'fields' } },
  'product.publish': { did: 'Product published', back: { by: 'fields' } },
  'product.withdraw': { did: 'Product unpublished', back: { by: 'fields' } },
  'product.copy': { did: 'Product duplicated', back: { by: 'fields' } },
  'price.schedule': { did: 'Price scheduled', back: { by: 'command', name: 'price.unschedule' } },
  'price.unschedule': { did: 'Scheduled price cancelled', back: { by: 'command', name: 'price.schedule' } },
  'price.applied': { did: 'Scheduled prices applied', back: { by: 'fields' } },
  'product.archive': { did: 'Product archived', back: { by: 'fields' } },
  'product.restore': { did: 'Product unarchived', back: { by: 'fields' } },
  'goods.import': { did: 'Products imported', back: { by: 'fields' } },
  'goods.bulk': { did: 'Bulk edit', back: { by: 'fields' } },
  'goods.grid': { did: 'Spreadsheet edit', back: { by: 'fields' } },
  'job.look': { did: 'Import previewed', back: { by: 'none', because: 'Nothing was changed by it.' } },
  'job.columns': { did: 'Import columns matched', back: { by: 'none', because: 'Match them again.' } },
  'job.begin': {
    did: 'Import or bulk edit started',
    back: { by: 'none', because: 'Undo its changes instead: they have their own entry.' },
  },
  'job.cancel': { did: 'Import or bulk edit cancelled', back: { by: 'none', because: 'Start it again.' } },
  'stock.adjust': { did: 'Stock adjusted', back: { by: 'command', name: 'stock.adjust' } },
  'stock.receive': { did: 'Purchase bill saved', back: { by: 'command', name: 'stock.unreceive' } },
  'stock.unreceive': { did: 'Purchase bill cancelled', back: { by: 'command', name: 'stock.receive' } },
  'stock.place': { did: 'Shelf or reorder level changed', back: { by: 'fields' } },
  'supplier.add': { did: 'Supplier added', back: { by: 'command', name: 'supplier.off' } },
  'supplier.change': { did: 'Supplier changed', back: { by: 'fields' } },
  'supplier.off': { did: 'Supplier deactivated', back: { by: 'command', name: 'supplier.on' } },
  'supplier.on': { did: 'Supplier reactivated', back: { by: 'command', name: 'supplier.off' } },
  'supplier.item': { did: 'Item supplier changed', back: { by: 'command', name: 'supplier.item' } },
  'purchase.order': { did: 'Purchase order created', back: { by: 'command', name: 'purchase.close' } },
  'purchase.close': { did: 'Purchase order closed', back: { by: 'command', name: 'purchase.reopen' } },
  'purchase.reopen': { did: 'Purchase order reopened', back: { by: 'command', name: 'purchase.close' } },
  'refund.retry': { did: 'Refund retried', back: { by: 'none', because: 'The provider has been asked' } },
  'refund.by_hand': { did: 'Refund paid manually', back: { by: 'none', because: 'The money has been paid back' } },
  ...customerCommands,
  ...booksCommands,
  'history.undo': { did: 'Undone', back: { by: 'fields' } },
  'history.export': { did: 'Activity log exported', back: { by: 'none', because: 'It has been read' } },
  'settings.change': { did: 'Settings changed', back: { by: 'command', name: 'settings.restore' } },
  'settings.secret': { did: 'Secret setting changed', back: { by: 'command', name: 'settings.restore' } },
  'settings.restore': { did: 'Earlier setting restored', back: { by: 'command', name: 'settings.restore' } },
  'settings.withdraw': {
    did: 'Scheduled setting cancelled',
    back: { by: 'none', because: 'Schedule the value again.' },
  },
  'settings.logo': { did: 'Logo changed', back: { by: 'command', name: 'settings.restore' } },
  'ticket.answer': {
    did: 'Complaint replied to',
    back: { by: 'none', because: 'The reply was sent: send another one.' },
  },
  'ticket.solve': {
    did: 'Complaint closed',
    back: { by: 'none', because: 'The customer was told: write to them.' },
  },
  'staff.add': { did: 'Staff invited', back: { by: 'none', because: 'Remove the person instead.' } },
  'staff.join': { did: 'Sign-in set up', back: { by: 'none', because: 'Send a new link to set it up again.' } },
  'staff.link': {
    did: 'New sign-in link sent',
    back: { by: 'none', because: 'The link expires soon.' },
  },
  'staff.change': { did: 'Staff changed', back: { by: 'fields' } },
  'staff.off': { did: 'Staff removed', back: { by: 'command', name: 'staff.on' } },
  'staff.on': { did: 'Staff reactivated', back: { by: 'command', name: 'staff.off' } },
  'staff.end_sessions': { did: 'Signed out elsewhere', back: { by: 'none', because: 'Sign in again.' } },
  'own.password': { did: 'Own password changed', back: { by: 'none', because: 'Old passwords are not kept.' } },
  'own.passkey_add': { did: 'Passkey added', back: { by: 'none', because: 'Remove the passkey instead.' } },
  'own.passkey_remove': { did: 'Passkey removed', back: { by: 'none', because: 'Add it again on the device.' } },
  'own.totp': { did: 'Authenticator app set up', back: { by: 'none', because: 'Old secrets are not kept.' } },
  'own.totp_remove': { did: 'Authenticator app removed', back: { by: 'none', because: 'Old secrets are not kept.' } },
  'own.recovery_codes': { did: 'Recovery codes generated', back: { by: 'none', because: 'Old codes are not kept.' } },
  'own.pin': { did: 'PIN set', back: { by: 'none', because: 'Old PINs are not kept.' } },
  'own.pin_remove': { did: 'PIN removed', back: { by: 'none', because: 'Choose a new one instead.' } },
  'counter.enrol': {
    did: 'Counter computer enrolled',
    back: { by: 'none', because: 'Withdraw the computer instead.' },
  },
  'counter.withdraw': { did: 'Counter computer withdrawn', back: { by: 'none', because: 'Enrol it again there.' } },
  'alerts.change': {
    did: 'Notifications changed',
    back: { by: 'none', because: 'Each person sets their own, on the screen Notifications.' },
  },
  'alerts.device_on': {
    did: 'Push turned on in a browser',
    back: { by: 'none', because: 'Turn it off in that browser, or on the screen Notifications.' },
  },
  'alerts.device_off': {
    did: 'Push turned off in a browser',
    back: { by: 'none', because: 'Only the browser itself can turn it on again.' },
  },
  'alerts.test': { did: 'Test notification sent', back: { by: 'none', because: 'It is already sent.' } },
  'order.confirm': {
    did: 'Order confirmed',
    back: { by: 'none', because: 'The invoice is issued: cancel the order instead, with a credit note.' },
  },
  'order.pack': { did: 'Order packed', back: { by: 'command', name: 'order.unpack' } },
  'order.ship': { did: 'Order shipped', back: { by: 'command', name: 'order.unship' } },
  'order.out_for_delivery': { did: 'Order out for delivery', back: { by: 'command', name: 'order.call_back' } },
  'order.deliver': { did: 'Order delivered', back: { by: 'command', name: 'order.undeliver' } },
  'order.return': {
    did: 'Order returned',
    reason: 'required',
    back: { by: 'none', because: 'The credit note is issued and the money is refunded. Create a new sale.' },
  },
  ...orderEditCommands,
  ...returnCommands,
  'order.cancel': {
    did: 'Order cancelled',
    reason: 'required',
    back: { by: 'none', because: 'The stock is released and the money is refunded. Place a new order.' },
  },
  ...returnRequestCommands,
  ...parcelCommands,
  'order.unpack': { did: 'Packing undone', back: { by: 'command', name: 'order.pack' } },
  'order.unship': {
    did: 'Shipping undone',
    back: { by: 'none', because: 'Ship it again with its courier.' },
  },
  'order.call_back': { did: 'Out for delivery undone', back: { by: 'command', name: 'order.out_for_delivery' } },
  'order.undeliver': {
    did: 'Delivery undone',
    back: { by: 'none', because: 'Mark it as delivered again, with the payment.' },
  },
  'order.note': { did: 'Note added', back: { by: 'none', because: 'A note stays. Add another one.' } },
  'order.address': { did: 'Address changed', back: { by: 'fields' } },
  ...tillCommands,
  ...runCommands,
  ...pickCommands,
  ...countCommands,
} as const satisfies Record<string, CommandKind>

export type CommandName = keyof typeof commands

/** A command of the history by its name; undefined where a later shop has given it up. */
export function commandKind(name: string): CommandKind | undefined {
  return (commands as Record<string, CommandKind>)[name]
}

import { type ComponentType, lazy, Suspense } from 'react'
import type { SettingKey } from '../../shared/settings/settings.ts'
import { tallyLedgers } from '../../shared/settings/tally-ledgers.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ColoursEditor } from './brand-editors.tsx'
import type { EditorProps } from './editor.ts'
import { FieldsEditor } from './fields-editor.tsx'
import { TimeEditor, WeekdaysEditor } from './leaving-editors.tsx'
import {
  DaysEditor,
  LineEditor,
  OrdersEditor,
  PaperSizeEditor,
  PayerEditor,
  PercentEditor,
  RupeesEditor,
  ShopKindEditor,
  StateEditor,
  TextEditor,
  YesNoEditor,
} from './line-editors.tsx'

// the largest come when their settings are opened
const CarriersEditor = lazy(() => import('./carriers-editor.tsx'))
const WeekEditor = lazy(async () => ({ default: (await import('./hours-editor.tsx')).WeekEditor }))
const HolidaysEditor = lazy(async () => ({ default: (await import('./hours-editor.tsx')).HolidaysEditor }))
const ZonesEditor = lazy(() => import('./zones-editor.tsx'))
const MessagesEditor = lazy(() => import('./messages-editor.tsx'))

/** Editors by setting; all others are one line of text. */
const editors: Partial<Record<SettingKey, ComponentType<EditorProps>>> = {
  'shop.description': TextEditor,
  'shop.kind': ShopKindEditor,
  'company.state': StateEditor,
  'contact.address': (props) => <FieldsEditor {...props} names={['street', 'city', 'alsoCalled', 'pincode']} />,
  'contact.social': (props) => <FieldsEditor {...props} names={['name', 'url']} nullable />,
  'contact.grievanceOfficer': (props) => (
    <FieldsEditor {...props} names={['name', 'designation', 'phone', 'email']} nullable />
  ),
  'hours.week': WeekEditor,
  'hours.holidays': HolidaysEditor,
  'delivery.days': (props) => <FieldsEditor {...props} names={['ownState', 'region', 'elsewhere']} numbers />,
  'delivery.cutOff': TimeEditor,
  'delivery.closedDays': WeekdaysEditor,
  'delivery.holidays': HolidaysEditor,
  'delivery.charge': RupeesEditor,
  'delivery.freeFrom': RupeesEditor,
  'delivery.zones': ZonesEditor,
  'delivery.carriers': CarriersEditor,
  'pickup.offered': YesNoEditor,
  'pickup.days': DaysEditor,
  'returns.days': DaysEditor,
  'returns.paidBy': PayerEditor,
  'papers.size': PaperSizeEditor,
  'cash.allowed': YesNoEditor,
  'cash.below': RupeesEditor,
  'cash.fee': RupeesEditor,
  'cash.newcomerOrders': OrdersEditor,
  'cash.newcomerBelow': RupeesEditor,
  'cash.refusals': OrdersEditor,
  'cash.refusalDays': DaysEditor,
  'payment.onlineDiscountPercent': PercentEditor,
  'messages.off': MessagesEditor,
  'books.ledgers': (props) => (
    <FieldsEditor {...props} names={Object.keys(tallyLedgers) as (keyof typeof tallyLedgers)[]} />
  ),
  'books.providerState': StateEditor,
  'books.aboveFiveCrore': YesNoEditor,
  'brand.colours': ColoursEditor,
}

/** The editor of one setting. */
export function SettingEditor({ settingKey, ...props }: EditorProps & { settingKey: string }) {
  const Editor = editors[settingKey as SettingKey] ?? LineEditor
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <Editor {...props} />
    </Suspense>
  )
}

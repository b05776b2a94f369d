import { messageTable as copy } from '../../shared/copy/office/message-table.ts'
import {
  optionalMessages,
  type ShopperEvent,
  type ShopperMessage,
  shopperMessages,
} from '../../shared/shopper-messages.ts'
import type { EditorProps } from './editor.ts'
import { EditorLegend } from './editor-legend.tsx'

type Section = keyof typeof copy.sections

const events = Object.keys(shopperMessages) as ShopperEvent[]

/** The table of all messages to customers by their ways, with a tick at each mail that may be left out. */
export default function MessagesEditor({ label, hint, value, error, disabled, onChange }: EditorProps) {
  const off = value as readonly string[]
  const change = (event: ShopperEvent, isSent: boolean) =>
    onChange(optionalMessages.filter((each) => (each === event ? !isSent : off.includes(each))))
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <EditorLegend label={label} hint={hint} error={error} />
      <table className="w-full text-sm">
        <thead className="caption text-left text-steel">
          <tr>
            <th className="py-2 pr-2">{copy.message}</th>
            <th className="p-2">{copy.mail}</th>
            <th className="py-2 pl-2">{copy.whatsapp}</th>
          </tr>
        </thead>
        {(Object.keys(copy.sections) as Section[]).map((section) => (
          <tbody key={section}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="pt-5 pb-1 text-left text-base">
                {copy.sections[section]}
              </th>
            </tr>
            {events
              .filter((event) => sectionOf(event) === section)
              .map((event) => (
                <Row key={event} event={event} isSent={!off.includes(event)} onChange={change} />
              ))}
          </tbody>
        ))}
      </table>
      <p className="mt-3 text-xs text-steel">{copy.agreed}</p>
    </fieldset>
  )
}

interface RowProps {
  event: ShopperEvent
  isSent: boolean
  onChange: (event: ShopperEvent, isSent: boolean) => void
}

function Row({ event, isSent, onChange }: RowProps) {
  const { name, mail, whatsapp }: ShopperMessage = shopperMessages[event]
  return (
    <tr className="border-t border-line align-middle">
      <th scope="row" className="py-2 pr-2 text-left font-medium wrap-anywhere">
        {name}
      </th>
      <td className="px-2">
        {mail === 'choice' ? (
          <label className="flex size-11 items-center justify-center">
            <input
              type="checkbox"
              aria-label={copy.send(name)}
              checked={isSent}
              onChange={({ target }) => onChange(event, target.checked)}
              className="size-5 accent-teal"
            />
          </label>
        ) : (
          <span className="text-xs text-steel">{mail === null ? copy.none : copy.rules[mail]}</span>
        )}
      </td>
      <td className="pl-2 text-xs text-steel">{whatsapp.length > 0 ? copy.byHand : copy.none}</td>
    </tr>
  )
}

function sectionOf(event: ShopperEvent): Section {
  if (event.startsWith('order_')) return 'order'
  if (event.startsWith('return_') || event.startsWith('payment_')) return 'return'
  return /^(quote|ticket|question|review|stock)_/.test(event) ? 'other' : 'account'
}

import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { counterScreen as copy } from '../../../shared/copy/office/counter-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { goWithout, LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/show-toast.ts'
import type { OfficeAnswer } from '../../api/call-office.ts'
import { useMay } from '../../api/use-me.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { FoundItems } from '../../scan/found-items.tsx'
import { itemKey } from '../../scan/item-line.tsx'
import { ScanBar } from '../../scan/scan-bar.tsx'
import { newDelivery } from './counter-sale.ts'
import { CustomerPart } from './customer-part.tsx'
import { findOnly, lookUp } from './find-item.ts'
import { PaymentPart } from './payment-part.tsx'
import { RadioRow } from './radio-row.tsx'
import { SaleDone } from './sale-done.tsx'
import { SaleLine } from './sale-line.tsx'
import { useCounter } from './use-counter.ts'

const customerOfOrder = partLoader(() => import('./customer-of-order.tsx'))
const deliveryPart = partLoader(() => import('./delivery-part.tsx'))
const orderPlaced = partLoader(() => import('./order-placed.tsx'))
const parkDialog = partLoader(() => import('./park-dialog.tsx'))
const parkedPart = partLoader(() => import('./parked-part.tsx'))
const tillPart = partLoader(() => import('./till-part.tsx'))

/** The counter: goods by scanner or search, buyer, payment, bill. */
export default function CounterScreen() {
  const sale = useCounter()
  const may = useMay()
  const [text, setText] = useState('')
  const scan = async (code: string) => {
    const found = await lookUp(code)
    if (found) sale.add(found.item, found.pieces)
    // a name that was typed as fast as a scanner types
    else if (/\p{L}/u.test(code)) setText(code)
  }
  const find = async (typed: string) => {
    if (/^[\d\s-]{6,}$/.test(typed)) return scan(typed)
    const only = await findOnly(typed)
    if (only) sale.add(only)
    setText(only ? '' : typed)
  }
  const { lines } = sale.typed
  return (
    <div className="mx-auto max-w-4xl">
      <ScreenHead title={copy.title} text={copy.text} />
      <div className="grid gap-5">
        {sale.customerId && (
          <LazyPart
            part={customerOfOrder}
            props={{ id: sale.customerId, onFill: sale.fill }}
            onFailure={sale.forgetCustomer}
          />
        )}
        <ScanBar label={copy.field} onCode={(code) => void scan(code)} onTyped={(typed) => void find(typed)} />
        {text !== '' && (
          <FoundItems
            text={text}
            onChoose={(item) => {
              setText('')
              sale.add(item)
            }}
          />
        )}
        {sale.done && <Done done={sale.done} onNext={sale.start} />}
        {lines.length === 0 && !sale.done && text === '' && (
          <EmptyState icon={ShoppingBag} title={copy.empty} text={copy.emptyText} />
        )}
        {lines.length > 0 && <SaleForm sale={sale} />}
        <LazyPart part={parkedPart} props={{ isBusy: lines.length > 0, onResume: sale.begin }} onFailure={goWithout} />
        {may('till.see') && <LazyPart part={tillPart} props={{}} onFailure={goWithout} />}
      </div>
    </div>
  )
}

type Sale = ReturnType<typeof useCounter>

/** Result of what was completed. */
function Done({ done, onNext }: { done: NonNullable<Sale['done']>; onNext: () => void }) {
  if ('sale' in done) return <SaleDone key={done.sale._id} sale={done.sale} onNext={onNext} />
  return <LazyPart part={orderPlaced} props={{ order: done.order, onNext }} onFailure={goWithout} />
}

/** Lines, buyer and payment of the sale. */
function SaleForm({ sale }: { sale: Sale }) {
  const { priced, errors, change, typed } = sale
  const { lines, delivery } = typed
  return (
    <>
      <ul aria-label={copy.lines} className="border-t border-line">
        {lines.map((line, at) => (
          <SaleLine
            key={itemKey(line.item)}
            line={line}
            priced={priced?.lines.find((each) => itemKey(each) === itemKey(line.item))}
            error={lineError(errors, at)}
            onChange={(next) => change({ lines: lines.flatMap((each) => (each !== line ? each : (next ?? []))) })}
          />
        ))}
      </ul>
      <RadioRow
        label={copy.handOver}
        words={copy.when}
        value={delivery ? 'later' : 'now'}
        onChange={(when) => change({ delivery: when === 'later' ? newDelivery : null })}
      />
      <CustomerPart
        customer={typed.customer}
        isNeeded={delivery !== null}
        known={priced?.customerName ?? null}
        states={sale.states}
        errors={errors}
        onChange={(customer) => change({ customer })}
      />
      {delivery && (
        <LazyPart
          part={deliveryPart}
          props={{
            delivery,
            priced: sale.order,
            errors,
            onChange: (now) => change({ delivery: now }),
          }}
          onFailure={() => change({ delivery: null })}
        />
      )}
      {delivery?.pay !== 'cod' && <PaymentPart payment={typed.payment} onChange={(payment) => change({ payment })} />}
      {priced && <Sums price={priced} />}
      <FormAlert text={sale.error} />
      <Button wide pending={sale.pending} disabled={!sale.isPriced} onClick={sale.complete}>
        {delivery ? copy.place : copy.complete}
      </Button>
      <Park sale={sale} />
    </>
  )
}

function Park({ sale }: { sale: Sale }) {
  const [parking, setParking] = useState(false)
  const close = () => setParking(false)
  const props = { sale: sale.typed, onParked: () => sale.begin({}), onClose: close }
  const notThere = () => {
    toast.error(copy.parkFailed)
    close()
  }
  return (
    <>
      <Button kind="outline" onClick={() => setParking(true)} aria-haspopup="dialog">
        {copy.park}
      </Button>
      {parking && <LazyPart part={parkDialog} props={props} onFailure={notThere} />}
    </>
  )
}

function lineError(errors: Readonly<Record<string, string>>, at: number): string | undefined {
  return Object.entries(errors).find(([field]) => field.startsWith(`lines.${at}.`))?.[1]
}

function Sums({ price }: { price: OfficeAnswer<'POST /counter/price'>['data'] }) {
  const rows = [
    ...(price.discount > 0
      ? [
          [copy.subTotal, formatRupees(price.subTotal)],
          [copy.discounts, `−${formatRupees(price.discount)}`],
        ]
      : []),
    [copy.gst, formatRupees(price.gst)],
  ]
  return (
    <dl aria-live="polite" className="figures grid gap-1">
      {rows.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4 text-sm text-steel">
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2 font-bold">
        <dt>{copy.total}</dt>
        <dd className="text-2xl">{formatRupees(price.total)}</dd>
      </div>
    </dl>
  )
}

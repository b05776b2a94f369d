import { mapLink } from '../../../domain/selling/runs/run-marks.ts'
import type { OfficeRun, OwnRun, OwnStop, ToGive } from '../../../shared/contract/office/run-calls.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { GivableParcel, ListedRun, ListedStop } from './run-list-queries.ts'

/** A run of whoever asks, with the way to each stop that is not marked. */
export function presentOwnRun(run: ListedRun, stops: readonly ListedStop[]): OwnRun {
  const own = stops.filter(({ runId }) => runId === run.id)
  return { ...presentRun(run), stops: own.map(presentOwnStop) }
}

/** A run for who counts its cash: where it goes, and nobody's telephone number. */
export function presentOfficeRun(run: ListedRun, stops: readonly ListedStop[]): OfficeRun {
  const own = stops.filter(({ runId }) => runId === run.id)
  const { handIn } = run
  return {
    ...presentRun(run),
    by: run.by,
    stops: own.map((stop) => {
      const toEnd = stop.state === 'refused' && stop.isOut
      return { ...presentStop(stop), orderId: stop.orderId, toEnd }
    }),
    handIn: handIn && {
      counted: rupeesFromPaise(handIn.counted),
      difference: rupeesFromPaise(handIn.counted - handIn.collected),
      reason: handIn.reason,
      by: handIn.by,
      at: new Date(handIn.at).toISOString(),
      inTill: handIn.tillId !== null,
    },
  }
}

/** A parcel that can be given to somebody. */
export function presentToGive({ address, collect, ...parcel }: GivableParcel): ToGive {
  return { ...parcel, name: address.fullName ?? '', area: areaOf(address), collect: orNull(collect) }
}

function presentRun({ id, day, tour, collected }: ListedRun) {
  return { _id: id, day, tour, collected: rupeesFromPaise(collected) }
}

function presentStop(stop: ListedStop) {
  const { id, number, parcel, parcels, address, state, reference, reason, markedAt } = stop
  return {
    _id: id,
    number,
    parcel: parcel === null ? null : { number: parcel, of: Math.max(parcels, parcel) },
    name: address.fullName ?? '',
    area: areaOf(address),
    state,
    collect: orNull(stop.collect),
    amount: orNull(stop.amount),
    reference,
    reason,
    markedAt: markedAt?.toISOString() ?? null,
  }
}

/** Returns whether a person still has to go to a stop: it is not marked, and its parcel is out for delivery. */
export function isToGo({ state, isOut }: Pick<ListedStop, 'state' | 'isOut'>): boolean {
  return state === 'open' && isOut
}

/** A stop keeps neither street nor telephone number where nobody has to go any more. */
function presentOwnStop(stop: ListedStop): OwnStop {
  const isOpen = isToGo(stop)
  const { building = '', street = '', landmark = '', city = '', state = '', pincode = '', phone = '' } = stop.address
  const lines = [building, street, landmark, `${city} ${pincode}`.trim()].filter((line) => line !== '')
  const wholeAddress = [building, street, city, state, pincode].filter((part) => part !== '').join(', ')
  return {
    ...presentStop(stop),
    address: isOpen ? lines : [],
    map: isOpen && wholeAddress !== '' ? mapLink(wholeAddress) : null,
    phone: isOpen && phone !== '' ? phone : null,
    paidByQr: stop.paidByQr,
    mayShowQr: isOpen && stop.isWhole && stop.parcels <= 1,
  }
}

function areaOf({ city = '', pincode = '' }: Record<string, string>): string {
  return `${pincode} ${city}`.trim()
}

function orNull(amount: Paise | null): number | null {
  return amount === null ? null : rupeesFromPaise(amount)
}

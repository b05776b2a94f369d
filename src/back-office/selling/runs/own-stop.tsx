import { ArrowDown, ArrowUp, CloudOff, MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import { ownRunScreen as copy, runsScreen } from '../../../shared/copy/office/runs-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import type { RunMark } from '../../../shared/run-stops.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { StopQr } from './stop-qr.tsx'
import type { EnteredMark, StopHere } from './use-own-runs.ts'

const link =
  'inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-sm border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink'

interface OwnStopProps {
  stop: StopHere
  place: number
  onMark: (entered: EnteredMark) => void
  /** Absent where it stands first or last. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** A stop of one's run: how to get there, whom to call, what to collect in large figures, and what became of it. */
export function OwnStopCard({ stop, place, onMark, onUp, onDown }: OwnStopProps) {
  const [how, setHow] = useState<RunMark | null>(null)
  const { name, number, parcel, collect, address, map, phone, waits } = stop
  const marks: RunMark[] = collect === null ? ['delivered', 'refused', 'again'] : ['cash', 'upi', 'refused', 'again']
  return (
    <li className="grid gap-3 rounded-md border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">
            {place}. {name}
          </h3>
          <p className="figures text-sm text-steel">
            {number}
            {parcel && ` · ${runsScreen.parcel(parcel.number, parcel.of)}`}
          </p>
        </div>
        <Places name={name} onUp={onUp} onDown={onDown} />
      </div>
      {collect === null ? (
        <p className="font-semibold">{stop.paidByQr ? copy.paidByQr : copy.nothingToCollect}</p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="figures text-4xl font-bold">{formatRupees(collect)}</span>
          <span className="text-steel">{copy.collect}</span>
        </p>
      )}
      <address className="whitespace-pre-line not-italic wrap-anywhere">{address.join('\n')}</address>
      <div className="flex gap-2">
        {map && (
          <a href={map} target="_blank" rel="noreferrer" aria-label={copy.mapOf(name)} className={link}>
            <Icon of={MapPin} size={18} />
            {copy.map}
          </a>
        )}
        {phone && (
          <a href={`tel:+91${phone}`} aria-label={copy.callTo(name)} className={link}>
            <Icon of={Phone} size={18} />
            {copy.call}
          </a>
        )}
      </div>
      {waits ? (
        <p role="status" className="flex items-center gap-3 rounded-sm border border-signal bg-signal-wash px-3 py-2.5">
          <Icon of={CloudOff} size={18} />
          <strong>{copy.waits(labelOf(waits.how, collect))}</strong>
        </p>
      ) : (
        <div className="grid grid-cols-2 gap-2">
          <StopQr stop={stop} />
          {marks.map((each, at) => (
            <Button
              key={each}
              kind={at === 0 ? 'signal' : 'outline'}
              className={at === 0 && marks.length === 3 ? 'col-span-2 min-h-14' : 'min-h-14'}
              onClick={() => setHow(each)}
            >
              {labelOf(each, collect)}
            </Button>
          ))}
        </div>
      )}
      {how && !waits && (
        <MarkDialog
          stop={stop}
          how={how}
          onClose={() => setHow(null)}
          onMark={(entered) => {
            setHow(null)
            onMark(entered)
          }}
        />
      )}
    </li>
  )
}

function labelOf(how: RunMark, collect: number | null): string {
  return how === 'cash' ? copy.cash(formatRupees(collect ?? 0)) : copy.marks[how]
}

function Places({ name, onUp, onDown }: Pick<OwnStopProps, 'onUp' | 'onDown'> & { name: string }) {
  return (
    <div className="flex shrink-0 gap-1">
      <Button kind="outline" className="w-11 px-0" aria-label={copy.up(name)} disabled={!onUp} onClick={onUp}>
        <Icon of={ArrowUp} size={18} />
      </Button>
      <Button kind="outline" className="w-11 px-0" aria-label={copy.down(name)} disabled={!onDown} onClick={onDown}>
        <Icon of={ArrowDown} size={18} />
      </Button>
    </div>
  )
}

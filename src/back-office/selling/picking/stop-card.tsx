import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useSecondPress } from '../../../ui/use-second-press.ts'
import { PutBackShares } from './put-back-list.tsx'
import { ShortDialog } from './short-dialog.tsx'
import { countOf, missingOf, type PickStopHere } from './stops-here.ts'
import type { PickingHere } from './use-picking.ts'

/** The stop at which one is: where, what it looks like, how many for which order; taken by a tap or a scan. */
export function StopCard({ stop, here }: { stop: PickStopHere; here: PickingHere }) {
  const { name, variantName, shelf, shares, waits } = stop
  const left = countOf(stop, 'toTake')
  return (
    <section
      tabIndex={-1}
      aria-label={copy.now}
      className="grid grid-cols-1 gap-3 rounded-md border-2 border-teal bg-card p-3 sm:p-4"
    >
      <div className="flex items-start gap-3">
        <Picture
          src={stop.picture}
          alt=""
          sizes="128px"
          most={384}
          width={128}
          height={128}
          loading="eager"
          className="size-32 shrink-0 rounded-xs bg-cover object-cover"
        />
        <div className="min-w-0">
          <p className="figures text-2xl font-bold text-teal wrap-anywhere">{shelf ?? copy.noShelf}</p>
          <h2 className="text-lg leading-6 wrap-anywhere">{name}</h2>
          {variantName !== null && <p className="font-semibold wrap-anywhere">{variantName}</p>}
        </div>
      </div>
      {left > 0 && (
        <ul className="figures flex flex-wrap gap-x-4 gap-y-1 text-lg">
          {shares
            .filter(({ toTake }) => toTake > 0)
            .map(({ orderId, number, toTake }) => (
              <li key={orderId}>{copy.share(toTake, number)}</li>
            ))}
        </ul>
      )}
      {waits && (
        <p className="flex items-center gap-2 text-sm font-semibold text-signal-deep">
          <Icon of={CloudOff} size={16} />
          {copy.notSent}
        </p>
      )}
      <PutBackShares stop={stop} onBack={here.back} />
      {left > 0 && <TakeButtons stop={stop} left={left} here={here} />}
    </section>
  )
}

function TakeButtons({ stop, left, here }: { stop: PickStopHere; left: number; here: PickingHere }) {
  const [isAsking, setAsking] = useState(false)
  const isShort = missingOf(stop) > 0
  // the second of a double tap at a stop is no piece of the next one, and does not end the walk
  const dropSecondPress = useSecondPress()
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        className="col-span-2 min-h-16 text-xl"
        onClickCapture={dropSecondPress}
        onClick={() => here.take(stop, left)}
      >
        {copy.take(left)}
      </Button>
      {left > 1 && (
        <Button kind="outline" className="min-h-14" onClick={() => here.take(stop, 1)}>
          {copy.takeOne}
        </Button>
      )}
      {!isShort && (
        <Button
          kind="outline"
          aria-haspopup="dialog"
          className={left > 1 ? 'min-h-14' : 'col-span-2 min-h-14'}
          onClick={() => setAsking(true)}
        >
          {copy.short}
        </Button>
      )}
      {isAsking && (
        <ShortDialog
          stop={stop}
          missing={left}
          onClose={() => setAsking(false)}
          onShort={(there) => {
            setAsking(false)
            here.short(stop, there)
          }}
        />
      )}
    </div>
  )
}

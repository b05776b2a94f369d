import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { OtherWalks } from './other-walks.tsx'
import { PickNotes } from './pick-notes.tsx'
import { PutBackList } from './put-back-list.tsx'
import { StartPart } from './start-part.tsx'
import { usePicking } from './use-picking.ts'
import { WalkPart } from './walk-part.tsx'

/** Picking on a phone: several orders in one walk along the shelves, stop after stop, with or without a connection. */
export default function PickScreen() {
  const here = usePicking()
  const { query, queue, walk, putBack } = here
  // what is there stays, also where it cannot be loaded anew
  const data = query.data?.data
  return (
    <div className="mx-auto max-w-xl">
      <ScreenHead title={copy.title} text={copy.text} />
      <PickNotes queue={queue} />
      {!data && <LoadedPart query={query}>{() => null}</LoadedPart>}
      {data && (
        <div className="grid grid-cols-1 gap-8">
          {walk && <WalkPart walk={walk} here={here} />}
          <StartPart waiting={data.waiting} isOnWalk={walk !== null} />
          <PutBackList stops={putBack} onBack={here.back} />
          <OtherWalks walks={data.others} />
        </div>
      )}
    </div>
  )
}

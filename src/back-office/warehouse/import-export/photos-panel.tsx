import { Images } from 'lucide-react'
import { photosCopy as copy } from '../../../shared/copy/office/photos-panel.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Panel } from '../../parts/panel.tsx'
import { FileDrop } from './file-drop.tsx'
import { type Photo, usePhotos } from './use-photos.ts'

/** Many photos at once: dropped or chosen, matched by the names of their files, looked at, and added. */
export function PhotosPanel() {
  const { photos, done, added, failure, choose, add } = usePhotos()
  const good = photos.filter(({ problem }) => problem === null).length
  const isBusy = done !== null
  return (
    <div className="mt-4">
      <Panel icon={Images} title={copy.title}>
        <p className="text-steel">{copy.text}</p>
        <FormAlert text={failure} />
        <FileDrop
          label={copy.choose}
          hint={copy.hint(goodsLimits.photosAtOnce, goodsLimits.photoBytes / 1024 / 1024)}
          accept="image/*"
          multiple
          disabled={isBusy}
          testId="photos"
          onChoose={(files) => void choose(files)}
        />
        <p aria-live="polite" className="font-semibold empty:hidden">
          {isBusy ? copy.adding(done, photos.length) : added > 0 ? copy.added(added) : ''}
        </p>
        {photos.length > 0 && <Matches photos={photos} wasAdded={added > 0} />}
        {good > 0 && (
          <Button pending={isBusy} className="justify-self-start" onClick={() => void add()}>
            {copy.add(good)}
          </Button>
        )}
      </Panel>
    </div>
  )
}

function Matches({ photos, wasAdded }: { photos: readonly Photo[]; wasAdded: boolean }) {
  const good = photos.filter(({ problem }) => problem === null).length
  return (
    <>
      <h3 className="text-base">{wasAdded ? copy.left : copy.matched(good, photos.length)}</h3>
      <ul className="divide-y divide-line text-sm">
        {photos.map(({ id, file, shows, problem }) => (
          <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-2">
            <span className="min-w-0 font-medium break-all">{file.name}</span>
            {problem === null && shows ? (
              <span className="min-w-0 wrap-anywhere">
                {shows.name}, {copy.place(shows.place)}
              </span>
            ) : (
              <span className="min-w-0 text-bad">{problem}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

import { useState } from 'react'
import type { MatchedPhoto } from '../../../shared/contract/office/photo-calls.ts'
import { photosCopy as copy } from '../../../shared/copy/office/photos-panel.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { shrinkPicture } from '../../../ui/shrink-picture.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'

/** A photo with what it shows, or why it is not added. */
export interface Photo {
  /** Place among the files that were chosen with it: two may have one name. */
  id: number
  file: File
  shows: MatchedPhoto['shows']
  problem: string | null
}

/** State of adding many photos. */
interface Adding {
  photos: Photo[]
  /** Of those that are being added, how many are done; null: nothing is under way. */
  done: number | null
  added: number
  failure: string | null
}

const none: Adding = { photos: [], done: null, added: 0, failure: null }
const longest = 2000
const megabyte = 1024 * 1024

/** Matches photos to goods by the names of their files, and adds them one after the other, each as a change of its own. */
export function usePhotos() {
  const [adding, setAdding] = useState(none)
  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return
    if (files.length > goodsLimits.photosAtOnce) {
      return setAdding({ ...none, failure: copy.tooMany(goodsLimits.photosAtOnce) })
    }
    try {
      const { data } = await callOffice('POST /goods-photos/match', { body: { files: files.map(nameOf) } })
      const photos = files.map((file, at) => ({ id: at, ...matched(file, data[at]?.shows ?? null) }))
      setAdding({ ...none, photos: photos.sort(byPlace) })
    } catch (error) {
      setAdding({ ...none, failure: failureText(error, copy.failed) })
    }
  }
  const add = async () => {
    let added = 0
    const left: Photo[] = []
    for (const [at, photo] of adding.photos.entries()) {
      setAdding((now) => ({ ...now, done: at }))
      const problem = photo.problem ?? (await send(photo))
      if (problem === null) added += 1
      else left.push({ ...photo, problem })
    }
    setAdding({ ...none, photos: left, added })
    void queryClient.invalidateQueries()
  }
  return { ...adding, choose, add }
}

function nameOf({ name }: File): string {
  return name.slice(-200)
}

function matched(file: File, shows: Photo['shows']): Omit<Photo, 'id'> {
  const { photoBytes: most } = goodsLimits
  if (!file.type.startsWith('image/')) return { file, shows: null, problem: copy.noPhoto }
  if (file.size > most) return { file, shows, problem: copy.tooLarge(most / megabyte) }
  return { file, shows, problem: shows === null ? copy.strange : null }
}

function byPlace(a: Photo, b: Photo): number {
  const key = ({ shows }: Photo) => `${shows?.product ?? ''} ${shows?.variant ?? ''}`
  return key(a).localeCompare(key(b)) || (a.shows?.place ?? 0) - (b.shows?.place ?? 0)
}

/** Sends one; a browser that cannot open it sends it as it is. Gives why it was not added, or null. */
async function send({ file, shows }: Photo): Promise<string | null> {
  if (shows === null) return copy.strange
  try {
    const ready = await shrinkPicture(file, longest).catch(() => file)
    const body = new FormData()
    if (shows.variant !== null) body.set('variantId', shows.variant)
    body.set('image', ready, 'picture.jpg')
    const command = crypto.randomUUID()
    await callOffice('POST /products/{id}/pictures', { params: { id: shows.product }, body, command })
    return null
  } catch (error) {
    return failureText(error, copy.notAdded)
  }
}

import type { PictureBuilder } from '../../platform/pictures/picture-builder.ts'
import type { FromWorker } from './worker-messages.ts'

/** The sizes of pictures are made by one process for all workers: this asks for it, and hears what came of it. */
export function askForPictures(say: (message: FromWorker) => void): PictureBuilder & {
  heard: (size: string, isThere: boolean) => void
} {
  const waiting = new Map<string, ((isThere: boolean) => void)[]>()
  return {
    want: (size) =>
      new Promise((resolve) => {
        const others = waiting.get(size)
        if (others) return void others.push(resolve)
        waiting.set(size, [resolve])
        say({ tell: 'picture', size })
      }),
    heard: (size, isThere) => {
      for (const resolve of waiting.get(size) ?? []) resolve(isThere)
      waiting.delete(size)
    },
    // whoever leads the workers begins with it and ends it
    begin: () => undefined,
    stop: async () => undefined,
  }
}

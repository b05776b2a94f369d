import { type Decode, openDecoder, type ReadPoints } from '../../ui/camera/decode.ts'
import { ownScript } from '../offline-data/own-script.ts'
import address from './code-reader.ts?worker&url'

/** Reads bar codes: by the browser itself, else by a worker that is loaded from the shop. Pictures stay on the device. */
export function openReader(): Promise<Decode> {
  return openDecoder(openWorker)
}

let worker: Worker | undefined

/** One picture after the other: the camera waits for each answer. */
async function openWorker(): Promise<ReadPoints> {
  worker ??= new Worker(ownScript(address), { type: 'module' })
  const reader = worker
  return (points) =>
    new Promise((resolve, reject) => {
      reader.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data)
      reader.onerror = () => reject(new Error('the reader of codes could not be loaded'))
      reader.postMessage(points, [points.data.buffer])
    })
}

import { openZxing } from '../../ui/camera/zxing.ts'

// A worker: it may run WebAssembly, which no page may (`codeReaderPolicy`), and reading stops nothing that moves on the page.

/** The part of a worker's surroundings that the DOM's types do not know. */
interface Surroundings {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ImageData>) => void) => void
  postMessage: (code: string | null) => void
}

const worker = self as unknown as Surroundings
const read = openZxing()

worker.addEventListener('message', ({ data }) => {
  read(data).then(
    (code) => worker.postMessage(code),
    () => worker.postMessage(null),
  )
})

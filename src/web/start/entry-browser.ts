import '../styles.css'
import { sayPartMissing } from '../../ui/part-missing.ts'
import { keepEarlyInput } from './early-input.ts'

const root = document.getElementById('root') as HTMLElement
const early = keepEarlyInput(root)
// for whoever waits for it from outside, such as tests; so is data-alive
root.setAttribute('data-listens', '')
start().catch((error: unknown) => {
  early.letGo()
  sayPartMissing()
  throw error
})

/** The page's own files are on their way, behind what is looked at; none of them runs before the page is seen. */
async function start(): Promise<void> {
  await firstPaint()
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) await runAlone(href)
  const { hydrate } = await import('./hydrate.tsx')
  await hydrate(root, () => {
    root.setAttribute('data-alive', '')
    early.repeat()
  })
}

function firstPaint(): Promise<unknown> {
  const sees = PerformanceObserver.supportedEntryTypes.includes('paint')
  if (document.hidden || !sees) return Promise.resolve()
  return new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
}

/** Runs a file in a task of its own: between two of them a slow phone answers to touches. */
async function runAlone(file: string): Promise<void> {
  await import(/* @vite-ignore */ file)
  await nextTask()
}

/** Resolves as soon as the browser has done what waits: by a message, since timers wait longer. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

import '../styles.css'
import { keepEarlyInput } from './early-input.ts'

/** So long scripts wait at most. */
const PATIENCE_MS = 2000

const root = document.getElementById('root') as HTMLElement
const early = keepEarlyInput(root)
start().catch((error: unknown) => {
  early.letGo()
  throw error
})

/** What is looked at comes first: the page's own files are fetched once it is seen, with its largest picture. */
async function start(): Promise<void> {
  await Promise.race([firstPaint().then(largestPicture), patience()])
  const files = pageFiles()
  for (const file of files) fetchEarly(file)
  for (const file of files) await runAlone(file)
  const { hydrate } = await import('./hydrate.tsx')
  await hydrate(root, () => {
    // for whoever waits for it from outside, such as tests
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

function largestPicture(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (!picture || picture.complete) return Promise.resolve()
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })
}

function patience(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}

/** What the page and its parts import, as the server names it (`built-pages.ts`): fetched all at once. */
function pageFiles(): string[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name=page-files]')?.content
  return named ? named.split(' ') : []
}

function fetchEarly(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}

/** Runs a file in a task of its own: between two of them a slow phone answers to touches. */
async function runAlone(file: string): Promise<void> {
  await import(/* @vite-ignore */ file)
  await nextTask()
}

/** As soon as the browser has done what waits: a message, since timers wait longer. */
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

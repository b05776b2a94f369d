import { type IncomingMessage, request } from 'node:http'
import { livePath } from '../src/shared/contract/office/live.ts'
import { officeHost } from './office.ts'

export type Heard = { topic: string; id: string; version?: number }

/** A stream of news as a browser of the back office has it open. */
export type OpenStream = {
  status: number
  headers: IncomingMessage['headers']
  heard: Heard[]
  /** Times that it said that it lives. */
  beats: () => number
  /** Waits for the first news for which this holds. */
  until: (wanted: (news: Heard) => boolean) => Promise<Heard>
  /** Waits for one more beat. */
  nextBeat: () => Promise<void>
  ended: Promise<void>
  close: () => void
}

/** Opens the stream of news of a shop, signed in by a cookie. */
export function openStream(
  url: string,
  cookie: string,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
): Promise<OpenStream> {
  const heard: Heard[] = []
  const watchers = new Set<() => void>()
  let beats = 0
  let rest = ''
  const take = (text: string) => {
    const parts = (rest + text).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      if (part.startsWith(':')) beats += 1
      if (part.startsWith('data: ')) heard.push(JSON.parse(part.slice(6)))
    }
    for (const watch of watchers) watch()
  }
  const when = <T>(read: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const watch = () => {
        const found = read()
        if (found === undefined) return
        watchers.delete(watch)
        resolve(found)
      }
      watchers.add(watch)
      watch()
    })
  const host = `${officeHost}:${new URL(url).port}`
  return new Promise((resolve, reject) => {
    const asked = request(url + livePath, { headers: { host, cookie, ...headers }, agent: false }, (response) => {
      const ended = new Promise<void>((end) => response.on('close', () => end()))
      response
        .setEncoding('utf8')
        .on('data', take)
        .on('error', () => undefined)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        heard,
        beats: () => beats,
        until: (wanted) => when(() => heard.find(wanted)),
        nextBeat: () => {
          const before = beats
          return when(() => (beats > before ? true : undefined)).then(() => undefined)
        },
        ended,
        close: () => asked.destroy(),
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

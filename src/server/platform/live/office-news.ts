import type { News } from '../../../shared/office/topics.ts'

/** Hears news, or `missed`: some may have been lost, anything may have changed. */
type Listener = (news: readonly News[] | 'missed') => void

/** News of changes, for the back offices that are open in this process and in the others on this database. */
export interface OfficeNews {
  /** Tells everybody: after the commit of what it is about. */
  tell: (news: readonly News[]) => void
  /** Hears all news from here on, until the function that it gives is called. */
  follow: (listener: Listener) => () => void
  /** Another process told this. */
  heard: (texts: readonly string[]) => void
  /** The line to the others was down for a while, or they told more than goes into one notice. */
  missed: () => void
}

/** `announce` brings what is told to the other processes. */
export function createOfficeNews(announce?: (texts: readonly string[]) => void): OfficeNews {
  const listeners = new Set<Listener>()
  const pass = (news: readonly News[] | 'missed') => {
    for (const listener of listeners) listener(news)
  }
  return {
    tell(news) {
      pass(news)
      announce?.(news.map((each) => JSON.stringify(each)))
    },
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    heard: (texts) => pass(texts.map((text) => JSON.parse(text) as News)),
    missed: () => pass('missed'),
  }
}

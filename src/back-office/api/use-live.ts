import { useEffect, useRef } from 'react'
import { anyTopic, type News, type Topic } from '../../shared/office/topics.ts'
import { type LiveNews, openLiveLine } from './live-line.ts'
import { queryClient } from './office-queries.ts'

type Listener = (news: LiveNews) => void

const listeners = new Set<Listener>()
/** Many changes at once ask for a list once. */
const gatherMs = 300
const changed = new Set<string>()
let isOpen = false

function begin(): void {
  if (isOpen) return
  isOpen = true
  openLiveLine((news) => {
    for (const listener of listeners) listener(news)
    if (changed.size === 0) setTimeout(loadAnew, gatherMs)
    changed.add(news.topic)
  })
}

/** Reloads queries with `meta: { live: ['orders'] }` when one of these topics changes. */
function loadAnew(): void {
  const topics = new Set(changed)
  changed.clear()
  void queryClient.invalidateQueries({
    predicate: ({ meta }) => {
      const live = meta?.live ?? []
      return live.length > 0 && (topics.has(anyTopic) || live.some((topic) => topics.has(topic)))
    },
  })
}

/**
 * Calls `onNews` for each change of this topic; without news, where some may have been missed. The first call of it opens the
 * line, once for the whole browser.
 */
export function useLive(topic: Topic, onNews: (news: News | undefined) => void): void {
  const latest = useRef(onNews)
  useEffect(() => {
    latest.current = onNews
  })
  useEffect(() => {
    const listener: Listener = (news) => {
      if (news.topic === anyTopic) latest.current(undefined)
      else if (news.topic === topic) latest.current(news)
    }
    listeners.add(listener)
    begin()
    return () => void listeners.delete(listener)
  }, [topic])
}

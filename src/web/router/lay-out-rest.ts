/**
 * Lays out what waits below the first screen (the utility `later`), a part in each frame: once the page has loaded and the browser
 * has nothing else to do, so that the page is whole for whatever looks at all of it, and at once for who begins to scroll before.
 * Gives back how to stop waiting.
 */
export function layOutRest(): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const begin = () => {
    if (signal.aborted) return
    waiting.abort()
    const parts = [...document.querySelectorAll<HTMLElement>('.later')]
    const next = () => {
      const part = parts.shift()
      if (!part) return
      part.style.contentVisibility = 'visible'
      requestAnimationFrame(next)
    }
    next()
  }
  // Safari has no idle callbacks
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 200))
  window.addEventListener('scroll', begin, { passive: true, signal })
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { signal })
  return () => waiting.abort()
}

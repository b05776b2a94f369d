/**
 * Whoever begins to scroll wants the rest: what waits below the first screen (the utility `later`) is laid out, a part in each
 * frame, so that a quick finger finds it there. Who does not scroll never loads its pictures. Gives back how to stop waiting.
 */
export function layOutRestOnceScrolled(): () => void {
  const begin = () => {
    const waiting = [...document.querySelectorAll<HTMLElement>('.later')]
    const next = () => {
      const part = waiting.shift()
      if (!part) return
      part.style.contentVisibility = 'visible'
      requestAnimationFrame(next)
    }
    next()
  }
  window.addEventListener('scroll', begin, { once: true, passive: true })
  return () => window.removeEventListener('scroll', begin)
}

/** So long after its load a page is left alone: slow phones have enough to do with it; milliseconds. */
const settledMs = 2000

/** Calls `begin` once the page has all that it needs to be shown, and a little later. */
export function whenSettled(begin: () => void): void {
  const wait = () => void setTimeout(begin, settledMs)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

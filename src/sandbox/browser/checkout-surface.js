import { makeStyle } from './checkout-style.js'

/**
 * Lays the window over the page, as the provider's does: a plain element at the end of the body, not in the top layer,
 * so a page that leaves a modal <dialog> open hides it here too. The page behind cannot be reached meanwhile.
 */
export function openSurface(html, colour) {
  if (document.querySelector('dialog:modal')) {
    console.error('Razorpay: a modal <dialog> is open and lies over the checkout. Close it before open().')
  }
  const before = document.activeElement
  const behind = [...document.body.children].filter((element) => !element.inert)
  const { overflow } = document.documentElement.style
  const host = document.createElement('div')
  host.className = 'razorpay-container'
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [makeStyle(colour)]
  root.innerHTML = html
  for (const element of behind) element.inert = true
  document.documentElement.style.overflow = 'hidden'
  document.body.append(host)
  root.querySelector('#title').focus()
  return {
    host,
    root,
    close: () => {
      for (const element of behind) element.inert = false
      document.documentElement.style.overflow = overflow
      host.remove()
      before?.focus?.()
    },
  }
}

/** Ticks once a second until `seconds` have gone by the clock (a page in the background ticks seldom). Returns its stop. */
export function countDown(seconds, onTick, onEnd) {
  const end = Date.now() + seconds * 1000
  const tick = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
    onTick(left)
    if (left === 0) onEnd()
  }
  const timer = setInterval(tick, 1000)
  tick()
  return () => clearInterval(timer)
}

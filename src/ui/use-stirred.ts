import { useSyncExternalStore } from 'react'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const
let stirred = false

/** False until somebody moves, touches, types or scrolls: what only a hand can use need not come before there is one. */
export function useStirred(): boolean {
  return useSyncExternalStore(
    whenStirred,
    () => stirred,
    () => false,
  )
}

function whenStirred(tell: () => void): () => void {
  if (stirred) return () => {}
  const hear = () => {
    stirred = true
    tell()
  }
  for (const sign of signs) window.addEventListener(sign, hear, { once: true, passive: true })
  return () => {
    for (const sign of signs) window.removeEventListener(sign, hear)
  }
}

/** Without a key, a press or a movement for so long nobody is at the screen. */
const attentionMs = 60_000

let lastSign = Date.now()
const note = () => {
  lastSign = Date.now()
}
for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
  window.addEventListener(sign, note, { passive: true, capture: true })
}

/** Returns whether somebody is at the screen. Calls made while nobody is there do not extend the session. */
export function isAttended(): boolean {
  return document.visibilityState === 'visible' && Date.now() - lastSign < attentionMs
}

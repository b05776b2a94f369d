const keptAs = 'office-sound'
/** Two notes, a fifth apart: heard in a noisy shop without startling anybody. Hertz, and seconds from the beginning. */
const notes = [
  { pitch: 659.3, at: 0 },
  { pitch: 987.8, at: 0.16 },
]
const lengthSeconds = 0.5
const loudness = 0.35

let context: AudioContext | undefined
const followers = new Set<() => void>()
const tellAll = () => {
  for (const follower of followers) follower()
}

/** Returns whether this browser rings: set for the browser, whoever is signed in. */
function isOn(): boolean {
  try {
    return localStorage.getItem(keptAs) !== 'off'
  } catch {
    return true
  }
}

function set(on: boolean): void {
  try {
    localStorage.setItem(keptAs, on ? 'on' : 'off')
  } catch {
    // a browser that keeps nothing rings
  }
  tellAll()
}

/** Browsers play nothing before somebody has pressed something on the page. */
function wake(): void {
  if (!context) {
    context = new AudioContext()
    context.onstatechange = tellAll
  }
  if (context.state === 'suspended') void context.resume()
  tellAll()
}

/** The first press or key anywhere on the page counts. */
function wakeWithFirstPress(): void {
  if (navigator.userActivation?.hasBeenActive) {
    wake()
    return
  }
  const once = { once: true, capture: true }
  window.addEventListener('pointerdown', wake, once)
  window.addEventListener('keydown', wake, once)
}

/** Rings, at once; `false` where the browser does not let it. */
async function play(): Promise<boolean> {
  wake()
  const audio = context as AudioContext
  if (audio.state !== 'running') return false
  for (const { pitch, at } of notes) ring(audio, pitch, audio.currentTime + at)
  return true
}

function ring(audio: AudioContext, pitch: number, at: number): void {
  const note = audio.createOscillator()
  const volume = audio.createGain()
  note.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, at + lengthSeconds)
  note.connect(volume).connect(audio.destination)
  note.start(at)
  note.stop(at + lengthSeconds)
}

/** The tone of new orders: made here, no file. */
export const tone = {
  isOn,
  set,
  play,
  wake,
  wakeWithFirstPress,
  /** Returns whether the browser lets it play now. */
  isAwake: () => context?.state === 'running',
  follow: (follower: () => void) => {
    followers.add(follower)
    return () => void followers.delete(follower)
  },
}

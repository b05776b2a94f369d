let context: AudioContext | undefined

/** The sound and vibration of a scan: short and high if it was right, long and low if it was wrong. */
export const scanSignal = {
  good: () => {
    beep(1400, 0.07, 'sine')
    navigator.vibrate?.(40)
  },
  wrong: () => {
    beep(180, 0.45, 'square')
    navigator.vibrate?.([180, 90, 180])
  },
}

function beep(pitch: number, seconds: number, shape: OscillatorType): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    const [note, volume] = [context.createOscillator(), context.createGain()]
    note.type = shape
    note.frequency.value = pitch
    volume.gain.setValueAtTime(0.3, context.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds)
    note.connect(volume).connect(context.destination)
    note.start()
    note.stop(context.currentTime + seconds)
  } catch {
    // a browser without sound: what happened is on the screen
  }
}

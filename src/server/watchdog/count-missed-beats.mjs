import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

// The watching thread: plain JavaScript, since stripping types takes more memory than all of this. It counts its own waits and
// reads no clock: a laptop that sleeps or a process that is stopped for an hour costs one wait, since this thread slept as
// long as the one that it watches.
const { beats, beatMs, missedMax } = workerData
const STDERR = 2

let last = Atomics.load(beats, 0)
for (let missed = 0; missed < missedMax; ) {
  Atomics.wait(beats, 0, last, beatMs)
  // a beat wakes nobody: the wait is never cut short, except where the loop beat just before it
  const now = Atomics.load(beats, 0)
  missed = now === last ? missed + 1 : 0
  last = now
}
writeSync(STDERR, `The event loop has stood for ${(missedMax * beatMs) / 1000} s: this process ends.\n`)
process.kill(process.pid, 'SIGKILL')

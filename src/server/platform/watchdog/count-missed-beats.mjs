import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

// The watching thread: plain JavaScript, since stripping types takes more memory than all of this. It counts its own waits and
// reads no clock: a laptop that sleeps or a process that is stopped for an hour costs one wait, since this thread slept as
// long as the one that it watches.
const { beats, beatMs, missedMax } = workerData
const STDERR = 2
/** A loop that works itself to death has this share of a core, also on a busy machine; one that merely got none is let be. */
const SHARE_OF_CORE = 0.2
/** So much longer it may stand without working, such as for a disk or a machine that gives it nothing. */
const IDLE_FACTOR = 6

let last = Atomics.load(beats, 0)
let [missed, since] = [0, process.cpuUsage()]
while (missed < missedMax || (missed < missedMax * IDLE_FACTOR && workedMs() < missedMax * beatMs * SHARE_OF_CORE)) {
  Atomics.wait(beats, 0, last, beatMs)
  const now = Atomics.load(beats, 0)
  if (now === last) {
    missed += 1
  } else {
    missed = 0
    since = process.cpuUsage()
  }
  last = now
}
writeSync(STDERR, `The event loop has stood for ${(missed * beatMs) / 1000} s: this process ends.\n`)
process.kill(process.pid, 'SIGKILL')

function workedMs() {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

import { watchEventLoop } from '../../src/server/platform/watchdog/watch-event-loop.ts'

// A process with a watched event loop, in a tenth of the usual time. A line for SIGUSR1; SIGUSR2 makes the loop stand.
watchEventLoop({ beatMs: 100, missedMax: 10 })
process.on('SIGUSR1', () => console.log('alive'))
process.on('SIGUSR2', () => {
  for (;;);
})
setInterval(() => undefined, 60_000)
console.log('ready')

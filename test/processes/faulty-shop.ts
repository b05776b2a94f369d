import { start } from '../../src/server/start/start.ts'

// The whole shop, with ways to break it: SIGUSR2 makes its event loop stand for good, SIGUSR1 is a fault in the program.
process.on('SIGUSR2', () => {
  for (;;);
})
process.on('SIGUSR1', () => {
  throw new Error('a fault in the program')
})
console.log(`pid ${process.pid}`)
await start()

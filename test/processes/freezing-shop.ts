import { start } from '../../src/server/start/start.ts'

// The whole shop, with a way to make its event loop stand for good: SIGUSR2.
process.on('SIGUSR2', () => {
  for (;;);
})
console.log(`pid ${process.pid}`)
await start()

import { start } from '../../src/server/start/start.ts'

// The whole shop, with ways to break it: SIGUSR2 makes its event loop stand for good, SIGUSR1 is a fault in the program,
// SIGWINCH a question to a database that is away, whose answer nobody waits for.
process.on('SIGUSR2', () => {
  for (;;);
})
process.on('SIGUSR1', () => {
  throw new Error('a fault in the program')
})
process.on('SIGWINCH', () => {
  void Promise.reject(Object.assign(new Error('connect ENOENT'), { code: 'ENOENT' }))
})
console.log(`pid ${process.pid}`)
await start()

import { start } from '../../src/server/start/start.ts'

// The whole shop as a process of its own, without installing and building before it.
await start()

import { workerData } from 'node:worker_threads'

// The thread that ends its process where that takes more memory than it may, or computes longer: the heap's own limit knows
// nothing of what lies outside of it, and a process that computes hears no timer.

const lookMs = 20
const { bytes, patienceMs }: { bytes: number; patienceMs: number } = workerData

setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isLate = (user + system) / 1000 > patienceMs
  if (isLate || process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL')
}, lookMs)

import { expect, test } from 'vitest'
import { buildPdf } from '../../../../../test/builders/build-pdf.ts'
import { lookAtPdf } from './look-at-pdf.ts'

test('large PDFs are looked at beside the event loop, which answers others meanwhile', async () => {
  const pdf = buildPdf({ packed: Buffer.alloc(40 * 1024 * 1024, '/Title (Bearing) ') })
  await lookAtPdf(pdf)
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()]
  for (let times = 0; times < 5; times++) await lookAtPdf(pdf)
  const work = ({ user, system }: NodeJS.CpuUsage) => user + system
  expect(work(process.threadCpuUsage(own))).toBeLessThan(work(process.cpuUsage(all)) / 3)
})

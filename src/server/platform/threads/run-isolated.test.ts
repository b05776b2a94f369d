import { expect, test } from 'vitest'
import { Failure } from '../../../shared/errors/failure.ts'
import { runApart } from './run-isolated.ts'

const limits = {
  megabytes: 64,
  processMegabytes: 256,
  answerBytes: 1024 * 1024,
  patienceMs: 20_000,
  tooMuch: () => new Failure('bad_input', 'Too much'),
}
/** Code of a process, written out as a module. */
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const ask = (code: string, input: unknown[] = [], less: Partial<typeof limits> = {}) =>
  runApart(
    { module: moduleOf(`export async function run(...input) { ${code} }`), name: 'run', input },
    { ...limits, ...less },
  )

test('gives what the function gives, of a process of its own without the settings of the shop', async () => {
  process.env.BACKUP_KEY = 'a key of the shop'
  const seen = await ask('return [input[0].toString(), process.pid, process.env.BACKUP_KEY]', [Buffer.from('a file')])
  delete process.env.BACKUP_KEY
  expect(seen).toEqual(['a file', expect.any(Number), undefined])
  expect(seen).not.toContain(process.pid)
})

test('what a function refuses arrives as it was thrown, and what is wrong with it is no limit', async () => {
  const module = new URL('../media/pdf/refuse-pdf.ts', import.meta.url).href
  const refused = runApart({ module, name: 'refusePdf', input: [Buffer.from('no PDF')] }, limits)
  await expect(refused).rejects.toMatchObject({ code: 'wrong_type', message: expect.stringContaining('PDF') })
  await expect(ask('throw new TypeError("broken")')).rejects.toThrow('broken')
})

test.each([
  ['its heap', 'const all = []; for (;;) all.push(new Array(1e5).fill(1.5))'],
  ['memory outside of it', 'const all = []; for (;;) all.push(Buffer.alloc(4e6, 1))'],
  ['the answer', 'return Buffer.alloc(2e6)'],
])('too much of %s ends it, and nothing else', async (_, code) => {
  await expect(ask(code)).rejects.toThrow('Too much')
  expect(await ask('return "here"')).toBe('here')
})

test('what takes longer than anything of its kind is given up', async () => {
  await expect(ask('for (;;) {}', [], { patienceMs: 2000 })).rejects.toThrow('Too much')
})

import { expect, test } from 'vitest'
import { Failure } from '../../../shared/errors/failure.ts'
import { openThread } from './open-thread.ts'

const tooMuch = () => new Failure('bad_input', 'Too much')
const thread = openThread({ megabytes: 64, patienceMs: 20_000, tooMuch })
/** Code of a thread, written out as a module. */
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const ask = (code: string, input: unknown[] = [], gone?: AbortSignal) =>
  thread({ module: moduleOf(`export async function run(...input) { ${code} }`), name: 'run', input }, gone)
const forever = 'for (;;) {}'

test('gives what the function gives', async () => {
  expect(await ask('return input[0] + 1', [41])).toBe(42)
})

test('what a function refuses arrives as it was thrown', async () => {
  const module = new URL('../media/pdf/refuse-pdf.ts', import.meta.url).href
  const refused = thread({ module, name: 'refusePdf', input: [Buffer.from('no PDF')] })
  await expect(refused).rejects.toBeInstanceOf(Failure)
  await expect(refused).rejects.toMatchObject({ code: 'wrong_type', message: expect.stringContaining('PDF') })
})

test('one that breaks is followed by another', async () => {
  await expect(ask('throw new TypeError("broken")')).rejects.toThrow('broken')
  await expect(ask('const all = []; for (;;) all.push(new Array(1e5).fill(1.5))')).rejects.toThrow('Too much')
  await expect(ask('process.exit(3)')).rejects.toThrow('Too much')
  expect(await ask('return "here"')).toBe('here')
})

test('who goes away ends what is done for them, before it begins and after', async () => {
  await expect(ask(forever, [], AbortSignal.abort())).rejects.toMatchObject({ code: 'unavailable' })
  const gone = new AbortController()
  const asked = ask(forever, [], gone.signal)
  gone.abort()
  await expect(asked).rejects.toMatchObject({ code: 'unavailable' })
  expect(await ask('return "the next one"')).toBe('the next one')
})

test('what takes longer than anything of its kind is given up', async () => {
  const impatient = openThread({ megabytes: 64, patienceMs: 1, tooMuch })
  const asked = impatient({ module: moduleOf(`export function run() { ${forever} }`), name: 'run', input: [] })
  await expect(asked).rejects.toThrow('Too much')
})

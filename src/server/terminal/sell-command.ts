import { readFile, stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { SaleInput } from '../../shared/contract/office/counter.ts'
import { failures } from '../../shared/copy/failures.ts'
import { counterCopy } from '../../shared/copy/office/counter.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { limits } from '../../shared/limits.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import { parseInput } from '../platform/http/parse-input.ts'
import { sellFromTerminal } from '../selling/counter/sell-from-terminal.ts'
import { presentOrder } from '../selling/orders/present-order.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'
import { placeOf } from './write-output-files.ts'

/**
 * `sell <file.json|-> [--json]`: a sale at the counter (CONTRACT §6). Amounts of the file are rupees, as is `changeDue`; the document
 * is as `papers` has it, in paise. Throws `bad_input` for what does not fit, naming the first field, and like sellAtCounter.
 */
export async function sellCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { words, values } = readOptions(given, { json: { type: 'boolean' } }, 1)
  const [file] = words
  if (file === undefined) throw new UsageFailure('Which sale? Give a JSON file, or - for standard input.')
  const sale = await naming(async () => parseInput(SaleInput, asJson(file, await read(file))))
  const { order, document, change } = await naming(() => sellFromTerminal(shop, sale))
  const changeDue = rupeesFromPaise(change)
  if (values.json) return JSON.stringify({ order: presentOrder(order), document, changeDue }, null, 2)
  const paid = order.paid_at_counter.map(({ way, amount, reference }) =>
    counterCopy.paidBy(counterCopy.ways[way], formatRupees(rupeesFromPaise(amount)), reference),
  )
  return [
    `${order.number}: bill ${document.number}, ${formatRupees(rupeesFromPaise(order.payable))}`,
    paid.join(', ') || counterCopy.free,
    ...(change > 0 ? [`Change due ${formatRupees(changeDue)}`] : []),
  ].join('\n')
}

async function read(file: string): Promise<string> {
  if (file === '-') return text(process.stdin)
  const place = placeOf(file)
  const refuse = ({ code }: NodeJS.ErrnoException): never => {
    throw new Failure('not_found', `${file} cannot be ${code === 'ENOENT' ? 'found' : 'opened'} (${code}).`)
  }
  const { size } = await stat(place).catch(refuse)
  if (size > limits.jsonBodyBytes) throw new Failure('too_large', `${file}: ${failures.tooLarge}`)
  return readFile(place, 'utf8').catch(refuse)
}

function asJson(file: string, written: string): unknown {
  try {
    // some editors begin a file with a mark of its encoding
    return JSON.parse(written.replace(/^\uFEFF/, ''))
  } catch {
    throw new Failure('bad_input', `${file === '-' ? 'The sale' : file} is not JSON.`)
  }
}

/** The terminal prints one sentence: it names the field that it is about. */
async function naming<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Failure) || !error.details.errors) throw error
    const [[field, sentence] = []] = Object.entries(error.details.errors)
    throw new Failure(error.code, `${field}: ${sentence}`, error.details)
  }
}

import { books as copy } from '../../../shared/copy/books.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianMonth } from '../../../shared/india-time.ts'

/** GST began. */
const firstMonth = '2017-07'

/** A month of the books as somebody wrote it, 'YYYY-MM'. Throws `bad_input` where there is none, or it has not begun. */
export function readBookMonth(text: string, now: Date): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new Failure('bad_input', copy.noMonth(text))
  if (text < firstMonth) throw new Failure('bad_input', copy.beforeGst(text))
  if (text > indianMonth(now)) throw new Failure('bad_input', copy.notBegun(text))
  return text
}

import { queryOptions } from '@tanstack/react-query'
import { callOffice, type OfficeAnswer } from '../api/call-office.ts'

/** HSN codes by a word or digits; asked for from two letters on. */
export const hsnQuery = (wanted: string) =>
  queryOptions({
    queryKey: ['gst', 'hsn', wanted],
    queryFn: ({ signal }) => callOffice('GET /hsn', { query: { q: wanted }, signal }),
    enabled: wanted.length >= 2,
  })

/** The entries of the HSN table for a code and a GST rate. */
export const hsnCheckQuery = ({ hsnCode, gstRate }: { hsnCode: string; gstRate: number }) =>
  queryOptions({
    queryKey: ['gst', 'check', hsnCode, gstRate],
    queryFn: ({ signal }) => callOffice('GET /hsn/check', { query: { hsnCode, gstRate }, signal }),
  })

/** A code as the table has it, with the rates that fit goods of it, in percent. */
export interface HsnLine {
  code: string
  from: string
  words: string
  rates: number[]
}

/** A code that has two rates by its value is one line. */
export function hsnLines(entries: OfficeAnswer<'GET /hsn'>['data']): HsnLine[] {
  const lines = new Map<string, HsnLine>()
  for (const { code, from, description, rate } of entries) {
    const line = lines.get(`${code} ${from}`)
    if (line) line.rates.push(rate)
    else lines.set(`${code} ${from}`, { code, from, words: description, rates: [rate] })
  }
  return [...lines.values()]
}

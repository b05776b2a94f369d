import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PinTable } from '../../../domain/selling/delivery/states-of-pin.ts'

const file = path.join(import.meta.dirname, '../../../../db/pin-states.csv')
let table: PinTable | undefined

/** The PIN codes of India with their states; read once. */
export function pinTable(): PinTable {
  table ??= new Map(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [pin = '', , codes = ''] = line.split(',')
        return [pin, codes.split('|')]
      }),
  )
  return table
}

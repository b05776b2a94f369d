import { compareLimits } from '../../shared/compare-limits.ts'
import { idShape } from '../../shared/contract/text-shapes.ts'
import { stored } from '../api/stored.ts'

/** Products chosen on this device to be compared: ids with commas between, in the order in which they were chosen. */
const compared = stored('compare')

function read(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .filter((id) => idShape.test(id))
    .slice(0, compareLimits.most)
}

/** The chosen ones, for a component. */
export function useCompared(): string[] {
  return read(compared.use())
}

/** Chooses a product, or chooses it no more. False: no more can be chosen. */
export function toggleCompared(id: string): boolean {
  const chosen = read(compared.read())
  if (chosen.includes(id)) {
    dropCompared(id)
    return true
  }
  if (chosen.length >= compareLimits.most) return false
  compared.write([...chosen, id].join(','))
  return true
}

/** Chooses a product no more. */
export function dropCompared(id: string): void {
  const left = read(compared.read()).filter((each) => each !== id)
  compared.write(left.length > 0 ? left.join(',') : null)
}

/** Chooses none any more. */
export function clearCompared(): void {
  compared.write(null)
}

import { readCompared } from '../../shared/compared-ids.ts'
import { paths } from './paths.ts'

/** The address at which these products stand side by side. */
export function comparePath(ids: readonly string[]): string {
  const known = readCompared(ids.join(','))
  return known.length > 0 ? `${paths.compare}?ids=${known.join(',')}` : paths.compare
}

/** The products of such an address. */
export function comparedIn(search: string): string[] {
  return readCompared(new URLSearchParams(search).get('ids') ?? '')
}

import { useRef } from 'react'

let last = 0
const fresh = () => `row ${++last}`

/**
 * Keys of the rows of a list, so that what is half typed in one stays while others come and go. Where the list has become another by
 * itself (discarded, saved, changed by somebody else) its rows are new ones.
 */
export function useRowKeys(rows: number) {
  const keys = useRef<string[]>([])
  if (keys.current.length !== rows) keys.current = Array.from({ length: rows }, fresh)
  return {
    keys: keys.current,
    added: (at: number) => keys.current.splice(at, 0, fresh()),
    removed: (at: number) => keys.current.splice(at, 1),
  }
}

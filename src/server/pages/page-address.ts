/** The address of a page as it is written once: whoever keeps, loads or draws a page reads this and nothing else. */
export interface PageAddress {
  /**
   * One slash at its beginning, none at its end, no dot segments, no letters encoded that need not be, the first word in
   * lower case. It never names another host.
   */
  path: string
  /** The query as it came, with its question mark; '' where there is none. */
  search: string
  /** The path came so written. */
  isCanonical: boolean
}

/** Path and query; a proxy's client may write scheme and host before them (RFC 9112 §3.2.2). */
const parts = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#?)/i

/** Reads the target of a request, such as `/products/?page=2`. */
export function readPageAddress(target: string): PageAddress {
  const [, written = '', search = '', hash] = parts.exec(target) ?? []
  // the URL standard resolves dot segments and backslashes, and encodes what no path may hold
  const { pathname } = new URL(`http://page/${withoutNeedlessCodes(written).replace(/^\//, '')}`)
  const [first = '', ...others] = pathname.split('/').filter((each) => each !== '')
  const word = first.includes('%') ? first : first.toLowerCase()
  const path = `/${[word, ...others].join('/')}`
  return { path, search, isCanonical: hash === '' && path === (written || '/') }
}

/**
 * Letters, digits and `-._~` are the same with and without their codes (RFC 3986 §2.3); other codes are in capitals. A
 * percent sign without a code is itself: it makes none with what is decoded behind it.
 */
function withoutNeedlessCodes(path: string): string {
  return path.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code.toUpperCase()
  })
}

import { readFileSync } from 'node:fs'

const list = new URL('../../../../db/leaked-passwords.txt', import.meta.url)
const shortest = 8
/** Digits and signs that people put behind a password to make it another one. */
const endingMost = 5

let known: Set<string> | undefined

/**
 * Returns whether a password is on the list of those that leaked most often (OWASP ASVS 5.0, 6.2.12), in whatever letters, also
 * with a short ending of digits and signs. The list is stored with the shop: no other service learns what was asked.
 */
export function isLeakedPassword(password: string): boolean {
  known ??= readList()
  const written = password.normalize('NFC').toLowerCase()
  const ending = /[^\p{L}]*$/u.exec(written)?.[0].length ?? 0
  for (let cut = 0; cut <= Math.min(ending, endingMost); cut += 1) {
    if (written.length - cut >= shortest && known.has(written.slice(0, written.length - cut))) return true
  }
  return false
}

function readList(): Set<string> {
  const lines = readFileSync(list, 'utf8').split('\n')
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))
}

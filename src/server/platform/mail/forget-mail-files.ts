import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'

/** Removes the mails in files that hold one of these texts, in any case: a shop without a mail server keeps its mails so. */
export async function forgetMailFiles({ dataDir }: Pick<Config, 'dataDir'>, texts: readonly string[]): Promise<void> {
  const folder = path.join(dataDir, 'outbox')
  const wanted = texts.filter((text) => text !== '').map((text) => text.toLowerCase())
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const words = wordsOf(await readFile(file, 'latin1').catch(() => '')).toLowerCase()
    if (wanted.some((text) => words.includes(text))) await rm(file, { force: true })
  }
}

/** Returns the words of a mail: as it is, and its parts in quoted-printable and base64 (RFC 2045) read. */
function wordsOf(mail: string): string {
  const quoted = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const coded = (mail.match(/(?:[A-Za-z0-9+/=]{4,76}\r?\n){2,}/g) ?? []).map((lines) =>
    Buffer.from(lines, 'base64').toString(),
  )
  return [mail, Buffer.from(quoted, 'latin1').toString(), ...coded].join('\n')
}

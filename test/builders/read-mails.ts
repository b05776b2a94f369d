import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openTransport } from '../../src/server/platform/mail/mail-transport.ts'
import { sendDueMails } from '../../src/server/platform/mail/send-due-mails.ts'
import type { Shop } from '../../src/server/platform/shop.ts'
import { mailKinds } from '../../src/server/start/mail-writers.ts'

/** A mail as it was sent. */
export interface ReadMail {
  to: string
  subject: string
  text: string
  html: string
  pdf: Buffer | undefined
  pdfName: string | undefined
  /** Those by which a mail program ends such mails. */
  listUnsubscribe: { address: string | undefined; post: string | undefined }
}

/** Sends what is due into files, and reads all of them. */
export async function readSentMails(shop: Shop): Promise<ReadMail[]> {
  const outbox = path.join(shop.config.dataDir, 'outbox')
  const transport = openTransport(shop)
  await sendDueMails(shop, { kinds: mailKinds, transport })
  transport.close()
  const files = readdirSync(outbox, { withFileTypes: true }).map((file) => path.join(outbox, file.name))
  return files.map((file) => readMail(readFileSync(file, 'latin1')))
}

function readMail(file: string): ReadMail {
  const parts = partsOf(file)
  const body = (type: string) => parts.find((part) => part.head.includes(`Content-Type: ${type}`))
  const pdf = body('application/pdf')
  return {
    to: /^To: (.+)$/m.exec(file)?.[1]?.trim() ?? '',
    subject: decodeWords(/^Subject: ((?:.|\r\n )+)$/m.exec(file)?.[1] ?? ''),
    text: body('text/plain')?.content.toString() ?? '',
    html: body('text/html')?.content.toString() ?? '',
    pdf: pdf?.content,
    listUnsubscribe: {
      address: /^List-Unsubscribe:\s+<([^>]+)>/m.exec(file)?.[1],
      post: /^List-Unsubscribe-Post:\s+(\S+)/m.exec(file)?.[1],
    },
    pdfName: /filename="?([^"\r\n]+)/.exec(pdf?.head ?? '')?.[1],
  }
}

/** The leaves of a MIME message (RFC 2045), with their bytes. */
function partsOf(file: string): { head: string; content: Buffer }[] {
  const boundaries = [...file.matchAll(/boundary="(.+)"/g)].map((match) => `--${match[1]}`)
  let pieces = [file]
  for (const boundary of boundaries) pieces = pieces.flatMap((piece) => piece.split(boundary))
  return pieces.map((piece) => {
    const [head = '', ...rest] = piece.split('\r\n\r\n')
    const body = rest.join('\r\n\r\n')
    const isBase64 = /Content-Transfer-Encoding: base64/i.test(head)
    return { head, content: isBase64 ? Buffer.from(body, 'base64') : quotedPrintable(body) }
  })
}

function quotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\r\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

function decodeWords(subject: string): string {
  // white space between two encoded words is none (RFC 2047)
  return subject
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?(.+?)\?=/gi, (_, word: string) => quotedPrintable(word.replaceAll('_', ' ')).toString())
}

import { apiBase } from '../../../shared/contract/endpoint.ts'

/** Headers by which a mail program ends such mails in one press (RFC 8058): the call takes the key from its address. */
export function listUnsubscribe(publicUrl: string, path: string, key: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${pressAddress(publicUrl, path, key)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Returns the address that is posted to. */
export function pressAddress(publicUrl: string, path: string, key: string): string {
  return `${publicUrl}${apiBase}${path}?key=${encodeURIComponent(key)}`
}

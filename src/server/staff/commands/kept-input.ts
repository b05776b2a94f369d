import { officeLimits } from '../../../shared/office-limits.ts'

type Fields = Record<string, unknown>

/** Names of fields that hold what opens something: never in the history, whatever a contract forgot to mark. */
const secretName = /passw|secret|token|totp|otp$|recovery|hash|credential|api_?key|key_?secret|^pin$/i
const textMax = 2000
const hidden = '(hidden)'

/** Returns whether a field's name says that its value is a secret. */
export function isSecretName(name: string): boolean {
  return secretName.test(name)
}

/**
 * Returns the part of a command's input that the history stores: no secrets at any depth, long texts cut, and where all of it is
 * still too large only its size in bytes.
 */
export function keptInput(input: Fields): Fields {
  const kept = keep(input) as Fields
  const bytes = Buffer.byteLength(JSON.stringify(kept))
  return bytes > officeLimits.commandInputBytes ? { bytes } : kept
}

function keep(value: unknown): unknown {
  if (typeof value === 'string') return value.length > textMax ? `${value.slice(0, textMax)}…` : value
  if (Array.isArray(value)) return value.map(keep)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isSecretName(name) && each !== null ? hidden : keep(each)]),
  )
}

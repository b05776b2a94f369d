const key = 'password-reset'

/** A code that was asked for: the code in the mail works only together with this request's id. */
export interface ResetRequest {
  email: string
  resetId: string
}

/** Remembers it for this tab, so that a reload while the mail is on its way loses nothing. */
export function keepResetRequest(request: ResetRequest): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(request))
  } catch {
    // Without storage the code has to be typed before the next reload.
  }
}

/** What was asked for in this tab, or null. */
export function readResetRequest(): ResetRequest | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<ResetRequest> | null
    return typeof kept?.email === 'string' && typeof kept.resetId === 'string' ? (kept as ResetRequest) : null
  } catch {
    return null
  }
}

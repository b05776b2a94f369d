import { stored } from '../api/stored.ts'

const kept = stored('password-reset', 'sessionStorage')

/** A code that was asked for: the code in the mail works only together with this request's id. */
export interface ResetRequest {
  email: string
  resetId: string
}

/** Remembers it for this tab, so that a reload while the mail is on its way loses nothing. */
export function keepResetRequest(request: ResetRequest): void {
  kept.write(JSON.stringify(request))
}

/** Returns the request made in this tab, or null; null as well on the server and while React hydrates. */
export function useResetRequest(): ResetRequest | null {
  const text = kept.use()
  try {
    const request = JSON.parse(text ?? 'null') as Partial<ResetRequest> | null
    return typeof request?.email === 'string' && typeof request.resetId === 'string' ? (request as ResetRequest) : null
  } catch {
    return null
  }
}

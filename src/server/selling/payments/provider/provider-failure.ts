/** The provider's words about a refusal; `reason` and `field` where it names them. */
export interface Refusal {
  status: number
  /** `BAD_REQUEST_ERROR`, `GATEWAY_ERROR` or `SERVER_ERROR`. */
  code: string
  description: string
  reason: string | null
  field: string | null
}

/** The provider understood and said no: the same request again gives the same answer. */
export class ProviderRefused extends Error {
  readonly refusal: Refusal
  constructor(what: string, refusal: Refusal) {
    super(`${what}: ${refusal.description}`)
    this.name = 'ProviderRefused'
    this.refusal = refusal
  }
}

/** `busy`: 409 or 429. `keys`: the account's keys are refused, which the owner can put right. */
export type AwayReason = 'timeout' | 'network' | 'server' | 'busy' | 'unreadable' | 'keys'

/** No usable answer: the request may or may not have been carried out. Try again later. */
export class ProviderAway extends Error {
  readonly why: AwayReason
  constructor(what: string, why: AwayReason) {
    super(`${what}: no usable answer (${why})`)
    this.name = 'ProviderAway'
    this.why = why
  }
}

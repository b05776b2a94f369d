/** An error of the sandbox's API, in the provider's shape. */
export class SandboxRefusal extends Error {
  readonly status: number
  readonly details: { field?: string; reason?: string; source?: string; step?: string }
  constructor(description: string, details: SandboxRefusal['details'] = {}, status = 400) {
    super(description)
    this.name = 'SandboxRefusal'
    this.status = status
    this.details = details
  }
}

/** The body of such an answer. */
export function presentRefusal({ message, details, status }: SandboxRefusal): object {
  const { field, reason = 'NA', source = 'business', step = 'payment_initiation' } = details
  const code = status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR'
  return { error: { code, description: message, source, step, reason, metadata: {}, ...(field && { field }) } }
}

/** A request that has a fault in one of its fields. */
export function badField(field: string, description: string): SandboxRefusal {
  return new SandboxRefusal(description, { field, reason: 'input_validation_failed' })
}

/** An id that the sandbox never gave out. */
export function unknownId(): SandboxRefusal {
  return new SandboxRefusal('The id provided does not exist', { reason: 'input_validation_failed' })
}

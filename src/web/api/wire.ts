/** One call, as the contract names it: path with `{name}` for its parameters. */
export interface WireRequest {
  method: string
  path: string
  params: Record<string, string>
  query: Record<string, unknown>
  body?: unknown
  headers: Record<string, string>
  signal?: AbortSignal | undefined
}

/** Status and parsed body of an answer; `body` is undefined where it is not JSON. */
export interface WireAnswer {
  status: number
  body: unknown
}

/** Carries calls: over fetch in the browser, in the process on the server. Throws ApiFailure where no answer comes. */
export type Wire = (request: WireRequest) => Promise<WireAnswer>

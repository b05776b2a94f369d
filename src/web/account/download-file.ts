import { ApiFailure, noConnection } from '../../ui/api-failure.ts'
import { callInSession } from '../api/call-in-session.ts'

/** Fetches a file of the shopper's with the stored token and lets the browser save it. Throws ApiFailure, as calls do. */
export async function downloadFile(path: string): Promise<void> {
  const { token, end } = callInSession(true)
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await answered(fetch(`/api/v1${path}`, { headers }))
  const file = await answered(response.blob())
  end(response.status)
  if (!response.ok) throw await failureOf(response.status, file)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  save(file, name ?? 'download')
}

async function answered<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw noConnection()
  })
}

async function failureOf(status: number, body: Blob): Promise<ApiFailure> {
  const said = await new Response(body).json().catch(() => ({}))
  return new ApiFailure({ status, code: said.code ?? '', message: said.message ?? '' })
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

import { ApiFailure, noConnection } from '../api/api-failure.ts'
import { dropToken, readToken } from '../api/token.ts'

/** Fetches a file of the shopper's with the stored token and lets the browser save it. Throws ApiFailure, as calls do. */
export async function downloadFile(path: string): Promise<void> {
  const token = readToken()
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await answered(fetch(`/api/v1${path}`, { headers }))
  if (response.status === 401 && token && token === readToken()) dropToken()
  if (!response.ok) throw await failureOf(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  save(await answered(response.blob()), name ?? 'download')
}

async function answered<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw noConnection()
  })
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const said = await response.json().catch(() => ({}))
  return new ApiFailure({ status: response.status, code: said.code ?? '', message: said.message ?? '' })
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

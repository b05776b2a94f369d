import type { FastifyRequest } from 'fastify'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Config } from '../../platform/config.ts'
import { officeOrigin } from './office-cookies.ts'

/**
 * Throws `foreign_request` where another site's page may have sent this. A cookie alone says nothing: a page on another port
 * of the same host gets even a SameSite=Strict one sent along (BACK-OFFICE §4.3). Reads too: an answer is nobody else's.
 */
export function refuseForeign(config: Config, request: FastifyRequest): void {
  const { headers, method } = request
  const fetchSite = headers['sec-fetch-site']
  const isWrite = method !== 'GET' && method !== 'HEAD'
  // no form, picture or script tag can send this header; an event stream and a download cannot either, so that a read may
  // show the browser's own word instead
  const isOurs = headers['x-office'] === '1' || (!isWrite && fetchSite === 'same-origin')
  const foreign =
    !isOurs ||
    (fetchSite !== undefined && fetchSite !== 'same-origin') ||
    (headers.origin !== undefined && headers.origin !== officeOrigin(config, request.raw)) ||
    (isWrite && headers.origin === undefined)
  if (foreign) throw new Failure('foreign_request', failures.foreignRequest)
}

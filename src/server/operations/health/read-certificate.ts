import { isIP } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'

const timeoutMs = 4_000

/** A server's certificate, as a browser would see it. */
export interface SeenCertificate {
  validUntil: Date
  /** Reason why a browser refuses it; null: it takes it. */
  refusedBecause: string | null
}

/** Reads the certificate that a host shows. Throws where it does not answer over TLS in time. */
export function readCertificate(url: string): Promise<SeenCertificate> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    // a bad certificate is to be looked at, not turned away from; nothing is sent over this connection
    const where = { host: hostname, port: Number(port || 443), rejectUnauthorized: false }
    // an address of numbers is no name that a server may be asked for
    const socket = connect(isIP(hostname) ? where : { ...where, servername: hostname }, () => {
      const certificate: PeerCertificate = socket.getPeerCertificate()
      const reason = socket.authorized ? null : String(socket.authorizationError)
      socket.destroy()
      resolve({ validUntil: new Date(certificate.valid_to), refusedBecause: reason })
    })
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')))
    socket.on('error', reject)
  })
}

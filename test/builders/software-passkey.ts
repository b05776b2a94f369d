import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** WebAuthn's options, as far as a key reads them. */
type Options = Record<string, unknown>

/** A passkey in software: ES256, no attestation. It does what it is told, also what no browser would. */
export function softwarePasskey({ rpId = 'office.localhost', idBytes = 16 } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(idBytes)
  let counter = 0

  const authenticatorData = (flags: number, rest: Buffer = Buffer.alloc(0), rp = rpId) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rp).digest(), head, rest])
  }

  return {
    /** The counter that the key tells next: setting it back makes it look like a copy. */
    setCounter: (next: number) => {
      counter = next
    },
    /** Answers to `navigator.credentials.create`. */
    create: (options: Options, origin: string) => {
      const cose = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      // user present, user verified, a key is attached
      const authData = authenticatorData(0x45, Buffer.concat([Buffer.alloc(16), length, id, cose]))
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authData],
      ])
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options, origin),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal', 'x'.repeat(9000)],
        },
      }
    },
    /** Answers to `navigator.credentials.get`. */
    sign: (options: Options, origin: string, { verified = true, rp = rpId } = {}) => {
      counter += 1
      const authData = authenticatorData(verified ? 0x05 : 0x01, undefined, rp)
      const clientDataJSON = clientData('webauthn.get', options, origin)
      const signed = Buffer.concat([
        authData,
        createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest(),
      ])
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON,
          authenticatorData: authData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      }
    },
  }
}

function clientData(type: string, { challenge }: Options, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

type Cbor = number | string | Buffer | []

function cborMap(entries: [number | string, Cbor][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat().map((part) => cbor(part as Cbor))])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (Array.isArray(value)) return cborHead(5, 0)
  const bytes = Buffer.from(value as string)
  return Buffer.concat([cborHead(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

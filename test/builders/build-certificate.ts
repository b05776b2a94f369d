import { generateKeyPairSync, sign } from 'node:crypto'

/** Lengths and numbers as DER writes them (X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const hex = (text: string) => Buffer.from(text, 'hex')
const ecdsaWithSha256 = sequence(der(0x06, hex('2a8648ce3d040302')))
const time = (moment: Date) => der(0x18, Buffer.from(`${moment.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))

/** A certificate that nobody but its own key has signed, and that key, as PEM. */
export function buildCertificate(name: string, from: Date, until: Date): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const whose = sequence(der(0x31, sequence(der(0x06, hex('550403')), der(0x0c, Buffer.from(name)))))
  const content = sequence(
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex('01')),
    ecdsaWithSha256,
    whose,
    sequence(time(from), time(until)),
    whose,
    publicKey.export({ format: 'der', type: 'spki' }),
  )
  const signature = der(0x03, hex('00'), sign('sha256', content, privateKey))
  const lines = sequence(content, ecdsaWithSha256, signature).toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
  }
}

import { once } from 'node:events'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { createServer } from 'node:tls'
import { expect, it } from 'vitest'
import { buildCertificate } from '../../../../test/builders/build-certificate.ts'
import { judgeCertificate } from './open-shop-health.ts'
import { readCertificate, type SeenCertificate } from './read-certificate.ts'

const now = new Date('2026-11-23T04:30:00Z')
const daysAhead = (days: number) => new Date(now.getTime() + days * 86_400_000)
const seen = (certificate: Partial<SeenCertificate>) => async () => ({
  validUntil: daysAhead(60),
  refusedBecause: null,
  ...certificate,
})

it('a certificate is read over TLS: until when it is good, and why browsers would refuse it', async () => {
  const until = new Date('2049-05-06T07:08:09Z')
  const server = createServer(buildCertificate('mill.example', new Date('2020-01-01T00:00:00Z'), until))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const found = await readCertificate(`https://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(found).toEqual({ validUntil: until, refusedBecause: expect.stringMatching(/SELF_SIGNED|UNABLE_TO/) })
  server.close()
})

it('a server that speaks no TLS is no certificate', async () => {
  const server = createTcpServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await expect(readCertificate(`https://127.0.0.1:${(server.address() as AddressInfo).port}`)).rejects.toThrow()
  server.close()
})

it.each([
  ['good', 'https://mill.example', seen({}), { state: 'ok', text: 'Valid for 60 more days.' }],
  ['soon over', 'https://mill.example', seen({ validUntil: daysAhead(13) }), { state: 'warn' }],
  ['all but over', 'https://mill.example', seen({ validUntil: daysAhead(2) }), { state: 'bad' }],
  [
    'refused',
    'https://mill.example',
    seen({ refusedBecause: 'CERT_HAS_EXPIRED' }),
    { state: 'bad', text: 'Browsers reject the certificate of mill.example: CERT_HAS_EXPIRED.' },
  ],
  [
    'not there',
    'https://mill.example',
    async () => Promise.reject(new Error('refused')),
    { state: 'bad', text: 'mill.example does not answer over TLS.', todo: expect.stringContaining('domain points') },
  ],
  ['none', 'http://mill.example', seen({}), { state: 'bad', text: 'http://mill.example is not encrypted.' }],
])('a certificate that is %s is said to be', async (_, url, read, found) => {
  expect(await judgeCertificate(url, now, read)).toMatchObject(found)
})

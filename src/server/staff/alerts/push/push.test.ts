import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newToken } from '../../../platform/randomness.ts'
import { encryptPush } from './encrypt-push.ts'
import { isPublicAddress, isPushService } from './push-services.ts'
import { publicOnly, sendPush } from './send-push.ts'
import { vapidAuthorization, vapidKeyOf } from './vapid.ts'
import { vapidKey } from './vapid-key.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

describe('a message to a browser', () => {
  it('is encrypted as RFC 8291 shows it, appendix A', () => {
    const encrypted = encryptPush(
      Buffer.from('When I grow up, I want to be a watermelon'),
      {
        p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
        auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
      },
      { privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'), salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') },
    )
    expect(encrypted.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  it('says who sends it as RFC 8292 shows it, 2.4', () => {
    const example =
      'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0'
    const key = vapidKeyOf(bytes(newToken()))
    const twelveHoursBefore = new Date((1_453_523_768 - 12 * 3600) * 1000)
    const said = vapidAuthorization(key, 'https://push.example.net/p/1', 'mailto:push@example.com', twelveHoursBefore)
    const [, token = '', k = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(said) ?? []
    const [head, claims, signature = ''] = token.split('.')
    expect(`${head}.${claims}`).toBe(example)
    expect(k).toBe(key.publicKey)
    expect(isSignedBy(k, `${head}.${claims}`, signature)).toBe(true)
    // the RFC's own signature by its own key: what is verified here is what push services verify
    const theirs = 'i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA'
    const theirKey = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
    expect(isSignedBy(theirKey, example, theirs)).toBe(true)
    expect(isSignedBy(k, example, theirs)).toBe(false)
  })

  it('is signed with a key that is made once, for the shop alone', async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'push-key-'))
    const shop = { config: { dataDir }, newToken } as unknown as Parameters<typeof vapidKey>[0]
    const [one, other] = await Promise.all([vapidKey(shop), vapidKey(shop)])
    expect(one).toEqual(other)
    const file = path.join(dataDir, 'push.key')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(vapidKeyOf(bytes(readFileSync(file, 'utf8').trim()))).toEqual(one)
    rmSync(dataDir, { recursive: true })
  })
})

function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const point = bytes(publicKey)
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes(signature))
}

describe('an address that a browser names', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('is written to: %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil-fcm.googleapis.com/x',
    'https://push.services.mozilla.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://2130706433/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'nothing',
    '',
  ])('is not: %s', async (endpoint) => {
    expect(isPushService(endpoint)).toBe(false)
    await expect(sendPush({ endpoint, headers: {}, body: Buffer.alloc(0) })).rejects.toThrow('no push service')
  })

  it.each([
    ['8.8.8.8', true],
    ['142.250.1.1', true],
    ['2607:f8b0:4009::200a', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['198.18.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['ff02::1', false],
    ['64:ff9b::7f00:1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', true],
    ['2001:db8::1', false],
    ['not an address', false],
  ])('leads to %s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })

  it('is refused where its name leads into this machine, even if the name is a known one', async () => {
    const asked = (options: { all: boolean }) =>
      new Promise((resolve) => publicOnly('localhost', options, (error) => resolve(error?.message)))
    expect(await asked({ all: false })).toMatch(/no public address/)
    expect(await asked({ all: true })).toMatch(/no public address/)
  })
})

it('a key that is none of a browser’s is refused before anything is sent', () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp384r1' })
  const wrong = publicKey.export({ format: 'der', type: 'spki' }).subarray(-65)
  const own = { privateKey: bytes(newToken()), salt: Buffer.alloc(16) }
  expect(() => encryptPush(Buffer.from('x'), { p256dh: wrong, auth: Buffer.alloc(16) }, own)).toThrow()
})

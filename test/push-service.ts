import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import type { PushAnswer, PushRequest, SendPush } from '../src/server/staff/alerts/push/send-push.ts'
import { officeAlerts } from '../src/shared/contract/office/alerts.ts'
import type { Role } from '../src/shared/office/permissions.ts'
import type { TestShop } from './app.ts'
import { type BuiltStaff, buildStaff } from './office.ts'

/** A message as a browser shows it. */
export type Shown = { title: string; body: string; path: string }

/** A browser with a subscription at a push service that exists in this test only. */
export type TestBrowser = {
  endpoint: string
  p256dh: string
  auth: string
  /** Opens what came for it (RFC 8291, 3.4), with its own code. */
  read: (message: PushRequest) => Shown
}

/** Subscribes a new browser at a known push service's name; nothing is ever sent there. */
export function subscribeBrowser(): TestBrowser {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys()
  const auth = randomBytes(16)
  const hkdf = (salt: Buffer, secret: Buffer, info: Buffer | string, bytes: number) => {
    const key = createHmac('sha256', salt).update(secret).digest()
    return createHmac('sha256', key)
      .update(info)
      .update(Buffer.from([1]))
      .digest()
      .subarray(0, bytes)
  }
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('base64url')}`,
    p256dh: p256dh.toString('base64url'),
    auth: auth.toString('base64url'),
    read({ body }) {
      const [salt, sender, content] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
      const secret = hkdf(auth, keys.computeSecret(sender), info, 32)
      const key = hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16)
      const opening = createDecipheriv('aes-128-gcm', key, hkdf(salt, secret, 'Content-Encoding: nonce\0', 12))
      opening.setAuthTag(content.subarray(-16))
      const text = Buffer.concat([opening.update(content.subarray(0, -16)), opening.final()])
      if (text.at(-1) !== 2) throw new Error('this is not the last record')
      return JSON.parse(text.subarray(0, -1).toString())
    },
  }
}

/** Takes what the shop sends, and answers as it is told: 201 unless said otherwise. */
export function pushService(): {
  send: SendPush
  taken: PushRequest[]
  answer: (answer: Partial<PushAnswer> | Error) => void
} {
  const taken: PushRequest[] = []
  let next: Partial<PushAnswer> | Error = {}
  const send: SendPush = async (message) => {
    taken.push(message)
    if (next instanceof Error) throw next
    return { status: 201, retryAfterSeconds: null, ...next }
  }
  return {
    send,
    taken,
    answer: (answer) => {
      next = answer
    },
  }
}

/** Somebody who has turned push on in a browser. */
export type StaffWithBrowser = BuiltStaff & {
  browser: TestBrowser
  deviceId: string
  /** Returns the notifications pushed to this browser, from those that this service took. */
  shownIn: (service: { taken: PushRequest[] }) => Shown[]
}

/** A person with these roles and a browser that takes push. */
export async function withBrowser(shop: TestShop, roles: Role[]): Promise<StaffWithBrowser> {
  const person = await buildStaff(shop, roles)
  const browser = subscribeBrowser()
  const { endpoint, p256dh, auth } = browser
  const added = await person.call(officeAlerts.addPushDevice, { body: { endpoint, p256dh, auth } })
  if (added.status !== 200) throw new Error(`turning push on answered ${added.status}: ${added.body.message}`)
  const shownIn = ({ taken }: { taken: PushRequest[] }) =>
    taken.filter((each) => each.endpoint === endpoint).map((each) => browser.read(each))
  return { ...person, browser, shownIn, deviceId: added.body.data.devices[0]?._id ?? '' }
}

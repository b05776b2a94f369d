import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../setup/project.mjs'

const address = {
  label: 'Workshop',
  fullName: 'Ramla Beegum',
  building: '14/212 Farook Buildings',
  street: 'Beypore Road',
  landmark: '',
  city: 'Kozhikode',
  state: 'Kerala',
  pincode: '673028',
  phone: '9847000011',
}

/** One command of the owner's terminal. Gives what it printed; throws where it was refused. */
export function terminal(env, ...words) {
  const done = spawnSync(process.execPath, [path.join(root, 'scripts/shop.mjs'), ...words], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`${words.join(' ')}: ${done.stderr || done.stdout}`)
  return done.stdout
}

/** Opens the shop; `order(count)` places so many orders by cash, of a new shopper, and gives their numbers. */
export async function openShop(env) {
  const place = {
    PORT: '0',
    PUBLIC_URL: '',
    OFFICE_URL: '',
    UPGRADE_CHECK: 'off',
    RAZORPAY_API_URL: 'http://127.0.0.1:9',
  }
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    env: { ...process.env, ...env, ...place },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const url = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const open = / is open: (\S+)/.exec(said)
      if (open) resolve(open[1])
    })
    void ended.then((status) => reject(new Error(`the shop ended with ${status}:\n${said}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { order: (count) => order(url, count), stop }
}

async function order(url, count) {
  const call = caller(url)
  const phonenumber = String(9_300_000_000 + Math.floor(Math.random() * 99_999_999))
  const person = {
    username: 'Ramla Beegum',
    phonenumber,
    email: `${phonenumber}@example.com`,
    password: 'Mill-Store-9',
  }
  const { token } = await call('POST', '/user/register', person)
  const { data } = await call('GET', '/product/get-products?limit=20')
  const belt = data.products.find(({ name }) => name === 'V-Belt B52')
  const numbers = []
  for (let placed = 0; placed < count; placed += 1) {
    await call('POST', '/cart/add-to-cart', { productId: belt._id, quantity: 1 }, token)
    numbers.push((await call('POST', '/order/placeorder', { address }, token)).data.number)
  }
  return numbers
}

function caller(url) {
  return async (method, target, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}/api/v1${target}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const read = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${target} answered ${answer.status}: ${read.message}`)
    return read
  }
}

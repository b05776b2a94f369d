import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../setup/project.mjs'
import { ask, freePort, hosts, runCaddy } from './run-caddy.mjs'

/** The shop itself behind the proxy, with the settings of deploy/beypore.env. */
export async function tryShop(folder, holds) {
  const port = await freePort()
  const door = await runCaddy(folder, port)
  const shop = await openShop(folder, port, door)
  try {
    await tryHosts(door, holds)
  } finally {
    await shop.stop()
    await door.stop()
  }
}

async function tryHosts(door, holds) {
  const hsts = /^max-age=31536000; includeSubDomains$/
  const front = await ask(door, hosts.shop, '/')
  const isShop = front.status === 200 && front.text.includes('<title>')
  holds('the shop answers over https, and browsers are told to stay with it', isShop && isOf(hsts, front))
  const office = await ask(door, hosts.office, '/')
  holds('the office answers on its own host', office.status === 200 && office.text !== front.text && isOf(hsts, office))
  const sessions = await ask(door, hosts.shop, '/api/office/v1/session')
  holds('the shop’s host knows nothing of the office', sessions.status === 404)
  const ready = await ask(door, hosts.shop, '/readyz')
  holds('from outside nobody hears of the money', ready.status === 200 && !ready.text.includes('money'))
  const packed = await ask(door, hosts.shop, '/', { headers: { 'accept-encoding': 'br' } })
  holds('pages arrive as the shop has packed them', packed.headers['content-encoding'] === 'br')
}

function isOf(pattern, { headers }) {
  return pattern.test(headers['strict-transport-security'] ?? '')
}

function openShop(folder, port, door) {
  const env = {
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: '',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `https://${hosts.shop}:${door.https}`,
    OFFICE_URL: `https://${hosts.office}:${door.https}`,
    TRUST_PROXY: 'loopback',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
  }
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (/ is open: /.test(said)) resolve({ stop })
    })
    child.once('close', (status) => reject(new Error(`the shop ended with ${status}:\n${said}`)))
  })
}

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../setup/project.mjs'

export const hosts = { shop: 'shop.localhost', office: 'office.localhost' }

/** Runs Caddy with deploy/Caddyfile before a shop on `port`, on free ports and with certificates of its own authority. */
export async function runCaddy(folder, port) {
  const home = path.join(folder, `caddy-${port}`)
  const [https, http] = [await freePort(), await freePort()]
  mkdirSync(home, { recursive: true })
  const own = `local_certs\n\tskip_install_trust\n\tadmin off\n\thttps_port ${https}\n\thttp_port ${http}\n`
  const config = path.join(home, 'Caddyfile')
  const deployed = readFileSync(path.join(root, 'deploy/Caddyfile'), 'utf8')
  writeFileSync(config, deployed.replace(/^\{\n\temail .*\n/m, `{\n\t${own}`))
  const names = { SHOP_HOST: hosts.shop, OFFICE_HOST: hosts.office, SHOP_PORT: String(port) }
  const env = { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, ...names }
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
  const authority = path.join(home, 'caddy/pki/authorities/local/root.crt')
  const stop = () => new Promise((resolve) => child.once('close', resolve) && child.kill('SIGTERM'))
  for (let tries = 0; tries < 100 && !existsSync(authority); tries += 1) await sleep(100)
  if (!existsSync(authority)) throw new Error('Caddy does not start')
  const door = { https, http, ca: readFileSync(authority, 'utf8'), stop }
  for (let tries = 0; tries < 50 && !(await ask(door, hosts.shop, '/').catch(() => null)); tries += 1) await sleep(100)
  return door
}

/** One request through the door; the certificate must be good for the name. `onChunk` hears each piece as it comes. */
export function ask(door, host, target, { headers = {}, method = 'GET', body, isPlain = false, onChunk } = {}) {
  const port = isPlain ? door.http : door.https
  const options = { host: '127.0.0.1', port, path: target, method, headers: { host: `${host}:${port}`, ...headers } }
  return new Promise((resolve, reject) => {
    const answered = (response) => {
      const chunks = []
      response.on('data', (chunk) => {
        chunks.push(chunk)
        if (onChunk?.(chunk)) response.destroy()
      })
      response.on('close', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode, headers: response.headers, text })
      })
    }
    const asked = isPlain
      ? plain(options, answered)
      : secure({ ...options, servername: host, ca: door.ca, agent: false }, answered)
    asked.on('error', reject)
    asked.end(body)
  })
}

/** A port of loopback that nobody listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

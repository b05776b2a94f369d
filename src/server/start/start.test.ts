import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Child, startChild } from '../../../test/processes/child.ts'
import { stopPostmaster } from '../platform/db/embedded/stop-postmaster.ts'

const PROGRAM = path.join(import.meta.dirname, '../../../test/processes/open-shop.ts')
const OPEN = /^(?:Beypore Mill Store|New shop) is open: (http:\/\/127\.0\.0\.1:\d+)$/

// Real processes, and a disk that is written for real: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const PATIENCE = { timeout: 60_000 }

let dataDir: string
let started: Child[]
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'beypore-start-'))
  started = []
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  await Promise.all(started.map((child) => child.ended))
  const server = serverPid()
  if (server) await stopPostmaster(path.join(dataDir, 'postgres/cluster'), server)
  rmSync(dataDir, { recursive: true, force: true })
})

test('a fresh shop opens with the demo goods, prints its address last, and stops cleanly on SIGTERM', async () => {
  const shop = open()
  const url = await address(shop)
  expect(shop.lines.at(-1)).toMatch(OPEN)
  const list = await (await fetch(`${url}/api/v1/product/get-products`)).json()
  expect(list.data.totalProducts).toBeGreaterThan(0)
  shop.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(serverPid()).toBe(0)
})

test('with DEMO=off the shop opens empty, says how to begin, and stays empty', async () => {
  const front = async (env: Record<string, string>) => {
    const shop = open(env)
    const url = await address(shop)
    const { data } = await (await fetch(`${url}/api/v1/product/get-products`)).json()
    const page = await (await fetch(url)).text()
    shop.kill('SIGTERM')
    expect([await shop.ended, shop.lines.filter((line) => line.includes('Demo'))]).toEqual([0, []])
    const [, link] = /http:\/\/office\.localhost:\d+\/first-owner#(\S+) /.exec(shop.lines.join()) ?? []
    return { products: data.totalProducts, isWelcome: page.includes('npm run shop'), link }
  }
  const empty = { products: 0, isWelcome: true, link: expect.stringMatching(/^[\w-]{43}$/) }
  for (const env of [{ DEMO: 'off' }, {}]) expect(await front(env)).toEqual(empty)
})

test('the printed login opens nothing once the shop is not for trying out, and again when it is', async () => {
  const logIn = async (env: Record<string, string>) => {
    const shop = open(env)
    const url = await address(shop)
    const answer = await fetch(`${url}/api/v1/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@beypore.example', password: 'Demo@12345' }),
    })
    shop.kill('SIGTERM')
    await shop.ended
    const says = (text: string) => shop.lines.some((line) => line.includes(text))
    const printed = says('Demo@12345')
    return { status: answer.status, printed, test: says('no money moves'), off: says('Nobody can pay online') }
  }
  expect(await logIn({})).toEqual({ status: 200, printed: true, test: false, off: false })
  const PUBLIC_URL = 'https://mill.example'
  expect(await logIn({ PUBLIC_URL })).toEqual({ status: 401, printed: false, test: false, off: true })
  expect(await logIn({ PUBLIC_URL, SANDBOX: 'on' })).toMatchObject({ printed: false, test: true, off: false })
  expect(await logIn({})).toEqual({ status: 200, printed: true, test: false, off: false })
})

test('a first start that is broken off leaves the demo to the next one', async () => {
  const broken = open()
  await broken.line(/^Database: brought up to date/)
  broken.kill('SIGTERM')
  await broken.ended
  const shop = open()
  const { data } = await (await fetch(`${await address(shop)}/api/v1/product/get-products`)).json()
  expect(data.totalProducts).toBeGreaterThan(0)
})

test('a request that is under way is answered before the shop closes; new ones are not taken', async () => {
  const shop = open()
  const url = new URL(await address(shop))
  const body = '{"email":"nobody@example.in","password":"not the password"}'
  const socket = connect(Number(url.port), url.hostname)
  const answer = readAll(socket)
  socket.write(`POST /api/v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`)
  socket.write(`Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body.slice(0, 10)}`)
  await fetch(`${url.href}healthz`)
  shop.kill('SIGTERM')
  await expect.poll(() => isOpen(`${url.href}healthz`), PATIENCE).toBe(false)
  socket.write(body.slice(10))
  expect(await answer).toMatch(/^HTTP\/1\.1 401 .*"code":"wrong_credentials"/s)
  expect(await shop.ended).toBe(0)
})

test('told to stop, it is not ready and takes no connection, while a mail server that is silent holds it up', async () => {
  const { server, port, caught } = await silentMailServer()
  const shop = open({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const url = new URL(await address(shop))
  await fetch(`${url.href}api/v1/user/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"demo@beypore.example"}',
  })
  const mail = await caught
  const socket = connect(Number(url.port), url.hostname)
  const answer = readAll(socket)
  socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n')
  await fetch(`${url.href}healthz`)
  shop.kill('SIGTERM')
  await expect.poll(() => isOpen(`${url.href}healthz`), PATIENCE).toBe(false)
  // it waits for the mail: the door did not
  expect(mail.closed).toBe(false)
  socket.write('\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 503 /)
  mail.destroy()
  server.close()
  expect(await shop.ended).toBe(0)
})

test('while the database is down, requests get 503; when it is back, answers, without a restart of the shop', async () => {
  const shop = open()
  const url = await address(shop)
  process.kill(serverPid(), 'SIGKILL')
  const statuses = new Set<number>()
  await expect
    .poll(async () => statuses.add((await fetch(`${url}/readyz`)).status).has(200) && shop.lines.some(isBack), PATIENCE)
    .toBe(true)
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true)
  const login = await fetch(`${url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"nobody@example.in","password":"not the password"}',
  })
  expect(login.status).toBe(401)
})

test('told to stop while it is still opening, it ends cleanly and leaves nothing running', async () => {
  const shop = open()
  await shop.line(/^Database: brought up to date/)
  shop.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(serverPid()).toBe(0)
  expect(shop.lines.filter((line) => OPEN.test(line))).toEqual([])
})

test('a port in use stops the start with one line, before anything is made', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  const shop = open({ PORT: String(port) })
  expect(await shop.ended).toBe(1)
  expect(shop.lines.at(-1)).toBe(
    `Port ${port} on 127.0.0.1 is in use: stop what runs there, or set PORT to another one.`,
  )
  expect(readdirSync(dataDir)).toEqual([])
  taken.close()
})

test('a bad setting stops the start with one line that names it', async () => {
  const shop = open({ PORT: 'eighty' })
  expect(await shop.ended).toBe(1)
  expect(shop.lines).toEqual(['PORT must be a whole number from 0 to 65535'])
})

test('a folder that cannot be made stops the start with one line that names its setting, before anything is made', async () => {
  const shop = open({ BACKUP_DIR: '/dev/null/backups' })
  expect(await shop.ended).toBe(1)
  expect(shop.lines.at(-1)).toBe('BACKUP_DIR /dev/null/backups cannot be used: /dev/null is not a folder')
  expect(readdirSync(dataDir)).toEqual([])
})

test('a database server that does not answer stops the start with one line', async () => {
  const shop = open({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/shop' })
  expect(await shop.ended).toBe(1)
  expect(shop.lines.at(-1)).toMatch(/^The database of DATABASE_URL does not answer: .*ECONNREFUSED/)
})

test('a shop whose starter is killed stops by itself, cleanly', async () => {
  const starter = `
    const { spawn } = require('node:child_process')
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
    spawn(process.execPath, [${JSON.stringify(PROGRAM)}], { stdio })`
  const parent = startChild([process.execPath, '-e', starter], environment())
  started.push(parent)
  const url = await address(parent)
  parent.kill('SIGKILL')
  await expect.poll(() => isOpen(url), PATIENCE).toBe(false)
  await expect.poll(serverPid, PATIENCE).toBe(0)
})

/** Takes a connection and never says a word. */
async function silentMailServer() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const caught = new Promise<Socket>((resolve) => server.once('connection', resolve))
  return { server, port: (server.address() as { port: number }).port, caught }
}

function open(env: Record<string, string> = {}): Child {
  const child = startChild([process.execPath, PROGRAM], { ...environment(), ...env })
  started.push(child)
  return child
}

function environment(): Record<string, string> {
  return { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: '', NODE_NO_WARNINGS: '1' }
}

async function address(shop: Child): Promise<string> {
  return OPEN.exec(await shop.line(OPEN))?.[1] ?? ''
}

function serverPid(): number {
  try {
    return Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}

async function isOpen(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.status < 500,
    () => false,
  )
}

function isBack(line: string): boolean {
  return line === 'The database is back'
}

function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
}

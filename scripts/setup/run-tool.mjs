import { spawn } from 'node:child_process'
import { root } from './project.mjs'

/** Settings of the shop that open something. Packages come from many hands, and what fetches them or builds the shop needs none of these. */
const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'BACKUP_KEY',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]

/** Runs a program that is no part of the shop, without the shop's secrets. Gives its exit status and all that it said. */
export function runTool(program, words, { env = {}, ...options } = {}) {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.includes(name)))
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...own, ...env },
      ...options,
    })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

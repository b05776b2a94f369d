import fastify, { type FastifyBaseLogger } from 'fastify'
import type { Config } from '../platform/config.ts'

/** The log of a process: on standard output as JSON lines, made the way Fastify makes its own, or as lines for people. */
export function makeLog({ logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>): FastifyBaseLogger {
  const stream = logFormat === 'text' ? { write: (line: string) => void process.stdout.write(asText(line)) } : undefined
  return fastify({ logger: { level: logLevel, ...(stream && { stream }) } }).log
}

const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }

/** `21:04:11 WARN  a slow answer  route=/cart status=200`: what a person looks for first stands first. */
function asText(line: string): string {
  const { time, level, msg = '', err, pid: _pid, hostname: _host, ...rest } = JSON.parse(line)
  const said = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const head = `${new Date(time).toISOString().slice(11, 19)} ${(LEVELS[level] ?? '').padEnd(5)} ${msg}`
  const why = err ? `\n${err.stack ?? err.message}` : ''
  return `${[head, ...said].join('  ')}${why}\n`
}

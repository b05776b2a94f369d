import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

interface Where {
  host: string
  port: number
}

/** The databases and shop processes behind the proxy, and the addresses it listens at. */
export interface Behind {
  databases: readonly number[]
  shops: readonly Where[]
  /** Addresses at which the database is reached. */
  databaseAt: readonly Where[]
  shopAt: Where
}

/** Starts HAProxy: the database is whichever server takes writes, the shop whichever processes are ready. */
export function startProxy(folder: string, behind: Behind): ChildProcess {
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(behind))
  return spawn('haproxy', ['-db', '-q', '-f', file], { stdio: ['ignore', 'inherit', 'inherit'] })
}

const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex')
const int32 = (value: number) => value.toString(16).padStart(8, '0')

/** The words of PostgreSQL's protocol: who asks, whether this one only follows, goodbye. The answer of one that takes writes is f. */
function asksForWrites(): string[] {
  const names = hex('user\0probe\0database\0postgres\0\0')
  const question = hex('select pg_is_in_recovery()\0')
  return [
    'option tcp-check',
    'tcp-check connect',
    `tcp-check send-binary ${int32(names.length / 2 + 8)}${int32(196_608)}${names}`,
    `tcp-check send-binary ${hex('Q')}${int32(question.length / 2 + 4)}${question}`,
    `tcp-check expect binary ${hex('D')}${int32(11)}000100000001${hex('f')}`,
    `tcp-check send-binary ${hex('X')}${int32(4)}`,
  ]
}

function configuration({ databases, shops, databaseAt, shopAt }: Behind): string {
  const bind = ({ host, port }: Where) => `bind ${host}:${port}`
  const sections: Record<string, string[]> = {
    global: ['maxconn 2000'],
    defaults: ['timeout connect 3s', 'timeout client 10m', 'timeout server 10m', 'timeout check 2s'],
    'listen database': [
      'mode tcp',
      ...databaseAt.map(bind),
      ...asksForWrites(),
      'default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
      ...databases.map((port, index) => `server database${index + 1} 127.0.0.1:${port} check`),
    ],
    'listen shop': [
      'mode http',
      bind(shopAt),
      'option forwardfor',
      'option httpchk GET /readyz',
      'option redispatch',
      'retries 2',
      'retry-on conn-failure',
      'timeout server 60s',
      'default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
      ...shops.map(({ host, port }, index) => `server shop${index + 1} ${host}:${port} check`),
    ],
  }
  return Object.entries(sections)
    .map(([name, lines]) => [name, ...lines.map((line) => `  ${line}`), ''].join('\n'))
    .join('\n')
}

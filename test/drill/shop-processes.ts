import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import path from 'node:path'

const start = path.join(import.meta.dirname, '../../scripts/start.mjs')

/** A process of the shop, as on a machine of its own. */
export interface ShopProcess {
  begin: () => void
  /** Ends it as a machine that loses its power. */
  kill: () => void
  stop: () => Promise<void>
}

/** `around`: what it is started through, such as a network of its own. */
export function shopProcess(env: Record<string, string>, around: string[] = []): ShopProcess {
  let child: ChildProcess | undefined
  const words = [...around, process.execPath, '--max-semi-space-size=8', '--max-old-space-size=512', start]
  return {
    begin: () => {
      const { PATH = '', HOME = '' } = process.env
      const [program = '', ...rest] = words
      child = spawn(program, rest, {
        env: { PATH, HOME, BEYPORE_RUN_AGAIN: '1', ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    },
    kill: () => void child?.kill('SIGKILL'),
    stop: () =>
      new Promise((resolve) => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** A network of its own with a cable to this machine that can be cut. Needs the rights to make one (root). */
export class OwnNetwork {
  readonly outside = '10.117.4.1'
  readonly inside = '10.117.4.2'
  readonly around: string[]
  private readonly name = `drill${process.pid}`
  private readonly cable = `dr${process.pid}`

  constructor() {
    ip('netns', 'add', this.name)
    ip('link', 'add', `${this.cable}a`, 'type', 'veth', 'peer', 'name', `${this.cable}b`)
    ip('link', 'set', `${this.cable}b`, 'netns', this.name)
    ip('addr', 'add', `${this.outside}/24`, 'dev', `${this.cable}a`)
    ip('link', 'set', `${this.cable}a`, 'up')
    const within = ['-n', this.name]
    ip(...within, 'addr', 'add', `${this.inside}/24`, 'dev', `${this.cable}b`)
    for (const device of [`${this.cable}b`, 'lo']) ip(...within, 'link', 'set', device, 'up')
    this.around = ['ip', 'netns', 'exec', this.name]
  }

  cut(): void {
    ip('link', 'set', `${this.cable}a`, 'down')
  }

  mend(): void {
    ip('link', 'set', `${this.cable}a`, 'up')
  }

  end(): void {
    ip('netns', 'del', this.name)
  }
}

function ip(...words: string[]): void {
  execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] })
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { markdownTable } from './report.ts'

const FILE = path.join(import.meta.dirname, 'results.md')
const HEAD = `# What the shop answers, beside a bare \`node:http\`

Shop, database and load generator on one machine. Medians of several rounds, in turn with a bare server that gives the same
bytes with the same headers. Noisy machines: believe ratios and CPU. Each section says when and where it was measured.
`

/** A part of a run, as it is written down. */
export interface Section {
  part: string
  title: string
  /** The subject of the measurement: the beginning of a sentence. */
  what: string
  /** Unless it is `npm run bench` with this part. */
  command?: string
}

/** Puts a section into bench/results.md, in the place of the one before; the other sections stay. */
export function writeSection(
  { part, title, what, command = `npm run bench -- --part ${part}` }: Section,
  { rounds, seconds }: { rounds: number; seconds?: number },
  rows: string[][],
  remarks: string[],
): void {
  const measured = seconds ? `; 16 connections, ${rounds} rounds of ${seconds} s each, three of a third where bare is the bar` : `; medians of ${rounds} rounds`
  const how = rows.length > 0 ? measured : ''
  const run = `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, ${machine()}.`
  const table = rows.length > 0 ? ['', ...markdownTable(rows)] : []
  const lines = [`## ${title}`, '', run, `${what}${how}.`, ...table, '', ...remarks.map((remark) => `- ${remark}`)]
  writeFileSync(FILE, `${[HEAD.trimEnd(), ...otherSections(title), lines.join('\n')].join('\n\n')}\n`)
  console.log(`Written to ${path.relative(process.cwd(), FILE)}`)
}

function otherSections(title: string): string[] {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  const sections = text.split(/^(?=## )/m).slice(1)
  return sections.filter((section) => !section.startsWith(`## ${title}\n`)).map((section) => section.trimEnd())
}

function machine(): string {
  const cpus = os.cpus()
  const model = cpus[0]?.model.trim() || os.arch()
  const memory = `${Math.round(os.totalmem() / 1024 ** 3)} GB`
  return `${cpus.length} × ${model}, ${memory}, ${os.type()} ${os.release()}, Node ${process.versions.node}, commit ${commit()}`
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

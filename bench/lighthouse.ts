import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { median } from './measure.ts'

/** Not among the packages of the shop: 40 MB that only this bench wants. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const flags =
  '--headless=shell --no-sandbox --use-gl=angle --use-angle=swiftshader --enable-unsafe-swiftshader --disable-background-networking'

/** Points of 100, null where Lighthouse could not tell. */
export type Points = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number | null>

type Browser = { executablePath: string; env: Record<string, string> }

/**
 * Returns the Lighthouse (mobile) scores of a page: medians over the rounds, as its makers advise; undefined if it cannot run. An
 * extra first round does not count: without it, the disk would be measured.
 */
export async function askLighthouse(
  url: string,
  browser: Browser,
  folder: string,
  rounds: number,
): Promise<Points | undefined> {
  const all: Points[] = []
  await askOnce(url, browser, folder)
  for (let round = 0; round < rounds; round += 1) {
    const points = await askOnce(url, browser, folder)
    if (!points) return undefined
    all.push(points)
  }
  const middle = (name: keyof Points) => {
    const known = all.map((points) => points[name]).filter((score) => score !== null)
    return known.length === 0 ? null : median(known)
  }
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
  }
}

async function askOnce(url: string, browser: Browser, folder: string): Promise<Points | undefined> {
  const file = path.join(folder, 'lighthouse.json')
  const words = [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
  ]
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath }
  const [code] = await once(spawn('npx', words, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
  if (code !== 0) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    categories: Record<string, { score: number | null }>
    audits: Record<string, { score: number | null; title: string; scoreDisplayMode: string }>
  }
  const points = (name: keyof Points) => {
    const score = report.categories[name]?.score
    return score === null || score === undefined ? null : Math.round(score * 100)
  }
  const faults = Object.values(report.audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  for (const { title } of faults) console.log(`  ${new URL(url).pathname}: ${title}`)
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Not among the packages of the shop: 40 MB that only this bench wants. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const flags =
  '--headless=shell --no-sandbox --use-gl=angle --use-angle=swiftshader --enable-unsafe-swiftshader --disable-background-networking'

/** Points of 100, null where Lighthouse could not tell. */
export type Points = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number | null>

/** Asks Lighthouse (mobile) about a page; undefined where it cannot be had. */
export async function askLighthouse(
  url: string,
  browser: { executablePath: string; env: Record<string, string> },
  folder: string,
): Promise<Points | undefined> {
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

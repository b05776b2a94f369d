import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserLaunch } from '../test/browser/find-browser.ts'
import unpackBrowser from '../test/browser/unpack-browser.ts'
import { fetchJson } from './fetch-answer.ts'
import { askLighthouse, type Points } from './lighthouse.ts'
import { measureNextPage, measurePage, type PageFigures } from './measure-page.ts'
import { openShop } from './open-shop.ts'
import { type Remark, remarkLines } from './remarks.ts'
import { layOutTable } from './report.ts'
import { writeSection } from './results.ts'

const root = path.join(import.meta.dirname, '..')
const ROUNDS = 5
const LIGHTHOUSE_ROUNDS = 5
const section = {
  part: 'browser',
  title: 'In the browser',
  what: 'Chromium, a phone’s screen, CPU slowed 4 times, round trips of 150 ms, 1.6 Mbit/s; a new visitor each time',
  command: 'npm run bench:browser',
}

/** `npm run bench:browser`: gives the exit status, 1 where a bar is missed. */
export async function runBrowserBench(words: string[]): Promise<number> {
  await unpackBrowser()
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(path.join(root, '.cache/bench-'))
  const shop = await openShop(path.join(folder, 'data'))
  try {
    const paths = await pathsOf(shop.port)
    const { figures, nextPage } = await lookAround(shop.port, paths)
    const points = words.includes('--no-lighthouse') ? [] : await askAll(shop.port, paths, folder)
    const rows = rowsOf(figures, points)
    const remarks = remarksOf(figures, nextPage, points)
    console.log(`\n${layOutTable(rows)}\n\n${remarkLines(remarks).join('\n')}`)
    if (words.length === 0) writeSection(section, { rounds: ROUNDS }, rows, remarkLines(remarks))
    return remarks.some(({ holds }) => holds === false) ? 1 : 0
  } finally {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function pathsOf(port: number): Promise<string[]> {
  const { data } = await fetchJson<{ data: { products: { _id: string }[] } }>(port, {
    method: 'GET',
    path: '/api/v1/product/get-products',
  })
  return ['/', '/products', `/products/${data.products[0]?._id}`]
}

async function lookAround(port: number, paths: string[]) {
  const browser = await chromium.launch(browserLaunch())
  try {
    const figures: PageFigures[] = []
    for (const each of paths) figures.push(await measurePage(browser, `http://127.0.0.1:${port}${each}`, ROUNDS))
    return { figures, nextPage: await measureNextPage(browser, `http://127.0.0.1:${port}/products`, ROUNDS) }
  } finally {
    await browser.close()
  }
}

async function askAll(port: number, paths: string[], folder: string): Promise<(Points | undefined)[]> {
  const { executablePath = '', env = {} } = browserLaunch()
  const points: (Points | undefined)[] = []
  for (const each of paths) {
    const own = { executablePath, env: env as Record<string, string> }
    points.push(await askLighthouse(`http://127.0.0.1:${port}${each}`, own, folder, LIGHTHOUSE_ROUNDS))
  }
  return points
}

const head = [
  'page',
  '',
  'largest paint ms',
  'answers a press ms',
  'blocked ms',
  'shift',
  'bytes',
  'requests',
  'Lighthouse: performance',
]
const others = ['accessibility', 'best-practices', 'seo'] as const

function rowsOf(figures: PageFigures[], points: (Points | undefined)[]): string[][] {
  const rows = figures.map(({ path: page, largestPaint, answers, blocked, shift, bytes, requests }, at) => [
    page,
    '',
    largestPaint.toFixed(0),
    answers.toFixed(0),
    blocked.toFixed(0),
    shift.toFixed(3),
    bytes.toLocaleString('en-GB'),
    String(requests),
    String(points[at]?.performance ?? '–'),
    ...others.map((name) => String(points[at]?.[name] ?? '–')),
  ])
  return [[...head, ...others], ...rows]
}

function remarksOf(figures: PageFigures[], nextPage: number, points: (Points | undefined)[]): Remark[] {
  const most = (pick: (each: PageFigures) => number) => Math.max(...figures.map(pick))
  const asked = points.filter((each) => each !== undefined)
  const least = (name: keyof Points) => Math.min(...asked.map((each) => each[name] ?? 0))
  return [
    atMost(
      'Largest paint',
      most(({ largestPaint }) => largestPaint),
      1800,
      'ms',
    ),
    atMost(
      'Answers a press',
      most(({ answers }) => answers),
      2500,
      'ms',
    ),
    atMost(
      'Blocked',
      most(({ blocked }) => blocked),
      100,
      'ms',
    ),
    atMost(
      'Layout shift',
      most(({ shift }) => shift),
      0.02,
      '',
    ),
    atMost('Next page after a touch', nextPage, 200, 'ms'),
    ...(asked.length > 0
      ? [
          { text: `Lighthouse, performance: ${least('performance')} (bar: 95).`, holds: least('performance') >= 95 },
          ...others.map((name) => ({
            text: `Lighthouse, ${name}: ${least(name)} (bar: 100).`,
            holds: least(name) === 100,
          })),
        ]
      : []),
  ]
}

function atMost(what: string, value: number, bar: number, unit: string): Remark {
  const shown = bar < 1 ? value.toFixed(3) : value.toFixed(0)
  return { text: `${what}: at most ${shown} ${unit} (bar: ${bar}).`.replace('  ', ' '), holds: value <= bar }
}

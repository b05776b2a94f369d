import type { Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

// the slides stay where they are
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }
const budgetBytes = 150_000

test.describe('on a telephone', () => {
  test.use(phone)

  for (const path of ['/', '/products']) {
    test(`the first screen of ${path} takes at most 150 KB of pictures`, async ({ page }) => {
      const sizes = await loadCounting(page, path)
      const shown = await picturesInView(page)
      expect(shown.length).toBeGreaterThan(1)
      // the mark of the shop lies in the page itself
      const sizeOf = (url: string) => (url.startsWith('data:') ? url.length : sizes.get(url))
      const list = shown.map((url) => `${sizeOf(url)} ${url}`)
      expect(shown.filter((url) => sizeOf(url) === undefined)).toEqual([])
      expect(
        shown.reduce((sum, url) => sum + (sizeOf(url) ?? 0), 0),
        list.join('\n'),
      ).toBeLessThanOrEqual(budgetBytes)
    })
  }
})

for (const path of ['/', '/products', '/products/ball-bearing-6204-2rs']) {
  test(`the largest picture of ${path} is asked for before the scripts, once`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'networkidle' })
    const largest = new URL((await largestInView(page)) ?? '').pathname
    const preloads = page.locator('head link[rel=preload][as=image][fetchpriority=high]')
    await expect(preloads).toHaveCount(1)
    expect(asked.filter((each) => each === largest)).toHaveLength(1)
    expect(asked.indexOf(largest)).toBeLessThan(asked.findIndex((each) => each.endsWith('.js')))
  })
}

test('a rendered picture comes as AVIF, no larger than it is shown, and moves nothing when it comes', async ({
  page,
}) => {
  let letCome: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/640.avif', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/products/ball-bearing-6204-2rs', { waitUntil: 'domcontentloaded' })
  const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('img', { name: 'Ball Bearing 6204-2RS' })
  const before = await picture.boundingBox()
  letCome()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await picture.boundingBox()).toEqual(before)
  const facts = await picture.evaluate((image: HTMLImageElement) => ({
    file: image.currentSrc,
    fallback: image.getAttribute('src'),
    placeholder: image.style.backgroundImage,
    ratio: [image.getAttribute('width'), image.getAttribute('height')],
  }))
  expect(facts.file).toMatch(/\/pictures\/[0-9a-f]{24}-1000x1000-[0-9a-f]{9}\/640\.avif$/)
  expect(facts.fallback).toMatch(/\/640\.webp$/)
  expect(facts.placeholder).toContain('radial-gradient')
  expect(facts.ratio).toEqual(['1000', '1000'])
})

test('messengers and search engines get a picture that they can show, each once', async ({ page, request }) => {
  for (const path of ['/', '/products', '/products?categoryId=bearings', '/products/ball-bearing-6204-2rs']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    expect(image).toMatch(/^https?:\/\//)
    const answer = await request.get(new URL(image).pathname)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^image\/(webp|png|jpeg)$/)
  }
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { image } = texts.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'Product')
  expect(image.length).toBeGreaterThan(0)
  expect(new Set(image).size).toBe(image.length)
})

/** Opens a page without scrolling it; the bytes of each picture that came. */
async function loadCounting(page: Page, path: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const reading: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return
    reading.push(response.body().then((body) => sizes.set(response.url(), body.length)))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await Promise.all(reading)
  return sizes
}

function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.images].filter((image) => {
      const { width, left, right, top, bottom } = image.getBoundingClientRect()
      return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    })
    return [...new Set(shown.map((image) => image.currentSrc))]
  })
}

function largestInView(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const areas = [...document.images].map((image) => {
      const { left, top, width, height } = image.getBoundingClientRect()
      return { url: image.currentSrc, area: left >= 0 && left < innerWidth && top < innerHeight ? width * height : 0 }
    })
    return areas.sort((a, b) => b.area - a.area)[0]?.url
  })
}

test('a video that a shopper sends shows a frame of it, and is loaded only when it is played', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/products/threaded-rod-m10-1m')
  const film = Buffer.from(await page.evaluate(recordFilm), 'base64')
  await page.getByRole('button', { name: 'Rate Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rate this product' })
  await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true })
  const text = `See how straight it runs. ${shopper.phonenumber}`
  await dialog.getByLabel('Your review').fill(text)
  const file = { name: 'rod.webm', mimeType: 'video/webm', buffer: film }
  await dialog.getByLabel('Photo or video (optional)').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog).toBeHidden()
  const video = page.getByRole('listitem').filter({ hasText: text }).locator('video')
  await expect(video).toHaveAttribute('preload', 'none')
  const poster = await request.get((await video.getAttribute('poster')) ?? '')
  expect([poster.status(), poster.headers()['content-type']]).toEqual([200, 'image/webp'])
})

/** A second of a red square, as the browser records it: WebM in base64. */
async function recordFilm(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
  const context = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' })
  const parts: Blob[] = []
  recorder.ondataavailable = (event) => parts.push(event.data)
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  for (let frame = 0; frame < 25; frame++) {
    if (context) context.fillStyle = `rgb(${200 + frame}, 40, 30)`
    context?.fillRect(0, 0, 320, 180)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

import { writeFile } from 'node:fs/promises'
import { chromium, expect, test } from '@playwright/test'
import bwip from 'bwip-js/node'
import sharp from 'sharp'
import { checkDigit } from '../../src/shared/barcodes/read-barcode.ts'
import { browserLaunch } from './find-browser.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'

const [width, height] = [640, 480]

/**
 * Returns the film of a camera held over a bar code, as Y4M (a head, then the points of each picture: brightness, then two planes
 * of colour at half the size). Chromium plays it again and again.
 */
async function filmOf(code: string): Promise<Buffer> {
  const bars = await bwip.toBuffer({ bcid: 'ean13', text: code, scale: 3, height: 30, includetext: true })
  const sheet = sharp({ create: { width, height, channels: 3, background: '#e8e4da' } })
  const label = await sharp(bars).extend({ top: 30, bottom: 30, left: 40, right: 40, background: '#ffffff' }).toBuffer()
  // flattened first: what is composed is seen by the next step only
  const seen = await sheet
    .composite([{ input: label }])
    .png()
    .toBuffer()
  const brightness = await sharp(seen).greyscale().raw().toBuffer()
  const grey = Buffer.alloc((width * height) / 2, 128)
  const picture = Buffer.concat([Buffer.from('FRAME\n'), brightness, grey])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`), picture, picture])
}

test('a piece is counted by the camera: its picture is read in the browser, and what is counted is kept', async ({
  baseURL,
}, testInfo) => {
  test.slow()
  const digits = `890${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const code = digits + checkDigit(digits)
  const film = testInfo.outputPath('camera.y4m')
  await writeFile(film, await filmOf(code))
  const { args = [], ...launch } = browserLaunch()
  // the shell without a window has no place where it could ask: it allows
  const asked = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  const camera = [...asked, `--use-file-for-fake-video-capture=${film}`]
  const browser = await chromium.launch({ ...launch, args: [...args, ...camera] })
  try {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 360, height: 800 } })
    await signInStaff(context, ['packer'], 'Asha')
    const page = await context.newPage()
    await openOffice(page, '/counts')
    const cone = { productId: 'road-safety-cone-750mm', variantId: null, barcode: code }
    await sendAs(page, 'POST /codes', cone)
    await page.getByRole('button', { name: 'New count' }).click()
    await page.getByRole('radio', { name: /Scan as you go/ }).check()
    await page.getByLabel('Count name').fill(`Cones by the camera ${code}`)
    await page.getByRole('button', { name: 'Start count' }).click()
    await page.getByRole('button', { name: 'Camera', exact: true }).click()
    const current = page.getByRole('region', { name: 'Last counted' })
    await expect(current).toContainText('Road Safety Cone', { timeout: 30_000 })
    if (process.env.LOOK) await page.screenshot({ path: 'test-results/camera-360.png' })
    await page.getByRole('button', { name: 'Close camera' }).click()
    // held still it is one piece; a machine that looks away for a second may take it for another
    const counted = (await current.getByRole('status').textContent()) ?? ''
    expect(Number(counted)).toBeGreaterThan(0)
    await page.reload()
    await expect(page.getByRole('button', { name: new RegExp(`Road Safety Cone.*${counted}$`) })).toBeVisible()
  } finally {
    await browser.close()
  }
})

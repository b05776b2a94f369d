import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Shop } from '../../platform/shop.ts'

const mark = path.join(import.meta.dirname, '../../../back-office/favicon.svg')
const sizes = [192, 512]
/** The mark is 40 × 40 at 72 dots an inch: so many more make it this wide. */
const densityOf = (pixels: number) => (72 * pixels) / 40

/**
 * Registers the files that a phone needs to put the back office on its home screen (W3C Web Application Manifest): iPhones take
 * push messages for nothing else.
 */
export function homeScreenFiles(office: FastifyInstance, shop: Shop): void {
  office.get('/manifest.webmanifest', async (_request, reply) => {
    const { name } = shop.settings.identity()
    return reply.type('application/manifest+json').send({
      id: '/',
      name: `${name}, admin`,
      short_name: 'Admin',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#faf8f3',
      theme_color: '#14181b',
      icons: sizes.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    })
  })
  for (const size of sizes) {
    let drawn: Promise<Buffer> | undefined
    office.get(`/icon-${size}.png`, async (_request, reply) => {
      drawn ??= sharp(mark, { density: densityOf(size) })
        .resize(size, size)
        .flatten({ background: '#14181b' })
        .png()
        .toBuffer()
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await drawn)
    })
  }
}

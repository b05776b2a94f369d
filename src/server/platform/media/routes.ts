import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Shop } from '../shop.ts'
import { uploadsFolder, uploadsPrefix } from './media-folders.ts'

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
}
const sheet = /^\/[0-9a-f]{64}-\d{1,9}\.pdf$/
const video = /^\/[0-9a-f]{64}\.(mp4|webm)$/
const pictureSize = /^\/[0-9a-f]{24}-\d{1,5}x\d{1,5}-[0-9a-f]{9}\/\d{1,5}\.(avif|webp)$/

/** What shoppers sent, by the hash of its content: with ranges for videos, kept for ever, never run. */
export async function mediaRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  const root = uploadsFolder(shop.config)
  mkdirSync(root, { recursive: true, mode: 0o700 })
  await app.register(fastifyStatic, {
    root,
    prefix: uploadsPrefix,
    decorateReply: false,
    index: false,
    maxAge: '365d',
    immutable: true,
    allowedPath: (name) => video.test(name) || pictureSize.test(name) || sheet.test(name),
    setHeaders: (reply, file) => {
      const type = contentTypes[file.split('.').at(-1) ?? '']
      if (type) reply.header('content-type', type)
      reply.header('content-security-policy', "default-src 'none'; sandbox")
      // saved, and opened by what reads PDFs there: nothing of it runs as a page of the shop. Its name is the link's.
      if (file.endsWith('.pdf')) reply.header('content-disposition', 'attachment')
    },
  })
}

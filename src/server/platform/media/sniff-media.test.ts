import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildMp4, buildWebm } from '../../../../test/builders/build-video.ts'
import { sniffBytes, sniffMedia } from './sniff-media.ts'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#804020' } })
const sniff = (bytes: Buffer) => sniffMedia(bytes.subarray(0, sniffBytes))

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s picture is known by its first bytes', async (format) => {
  expect(sniff(await picture.clone().toFormat(format).toBuffer())).toBe(format)
})

test('videos are known by theirs', () => {
  expect(sniff(buildMp4())).toBe('mp4')
  expect(sniff(buildWebm())).toBe('webm')
  expect(sniff(buildWebm({ live: true }))).toBe('webm')
})

test.each([
  [
    'a drawing with a script in it',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')],
  ['a PDF', Buffer.from('%PDF-1.7 …')],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
  ['an archive', Buffer.from('PK\x03\x04', 'latin1')],
  ['a QuickTime film', buildMp4({ brand: 'qt  ' })],
  ['a HEIC picture', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1')],
  ['a Matroska film', buildWebm({ docType: 'matroska' })],
  ['one byte', Buffer.from([0xff])],
  ['nothing', Buffer.alloc(0)],
  ['a film type without the rest', Buffer.from('\x00\x00\xff\xffftyp', 'latin1')],
])('%s is none that we take', (_name, bytes) => {
  expect(sniff(bytes)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { largestSize, plainWidth, sizedPicture, srcSetOf, widthsOf } from './picture-address.ts'

const name = `${'0123456789ab'.repeat(2)}-1000x1000-fffa84fff`
const url = `/pictures/${name}/640.webp`

test('a product’s picture says its sizes and what it looks like from afar', () => {
  expect(sizedPicture(url)).toEqual({
    base: `/pictures/${name}`,
    width: 1000,
    height: 1000,
    widths: [160, 320, 480, 640, 1000],
    placeholder: 'radial-gradient(closest-side,#a84,#fff)',
  })
})

test('a banner has no smallest size, and a placeholder from left to right', () => {
  const banner = sizedPicture(`/uploads/${'a'.repeat(24)}-2400x900-123456789/1280.webp`)
  expect(banner?.widths).toEqual([320, 480, 640, 960, 1280, 1600, 2400])
  expect(banner?.placeholder).toBe('linear-gradient(90deg,#123,#456,#789)')
})

test('a srcset ends with the first size that is enough', () => {
  const picture = sizedPicture(url)
  expect(picture && srcSetOf(picture, 'avif', 300)).toBe(
    `/pictures/${name}/160.avif 160w, /pictures/${name}/320.avif 320w`,
  )
  expect(picture && srcSetOf(picture, 'webp', 5000)).toContain('/1000.webp 1000w')
})

test('a small picture has its own width only, a huge one is cut down', () => {
  expect(widthsOf(120, 120)).toEqual([120])
  expect(plainWidth(120, 120)).toBe(120)
  expect(widthsOf(9000, 6000)).toEqual([160, 320, 480, 640, 960, 1280, 1600, 2400])
})

test.each(['/pictures/0123.svg', 'https://elsewhere.example/a.webp', `${url}?x`, ''])('%s has one size', (other) => {
  expect(sizedPicture(other)).toBeUndefined()
  expect(largestSize(other)).toBe(other)
})

test('the largest size goes to whoever shows it by itself', () => {
  expect(largestSize(url)).toBe(`/pictures/${name}/1000.webp`)
})

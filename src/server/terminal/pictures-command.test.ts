import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { photo } from '../../../test/builders/review-form.ts'
import { sizedPicture } from '../../shared/pictures/picture-address.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-photos-'))
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

const run = (...argv: string[]) => runCommand(shop.shop, argv)
async function photograph(name: string, width: number, height: number): Promise<string> {
  const file = path.join(folder, name)
  writeFileSync(
    file,
    await photo(width, height)
      .withExif({ IFD3: { GPSLatitude: '11/1 10/1 0/1' } })
      .jpeg()
      .toBuffer(),
  )
  return file
}

test('photographs of the owner’s take the place of a product’s pictures, at once and in all sizes', async () => {
  const { productId } = await buildProduct(shop.shop)
  const read = async () => (await shop.call('GET', `/product/get-product/${productId}`)).body.data
  expect(await run('pictures', productId)).toBe((await read()).images.join('\n'))
  await run('pictures', productId, await photograph('front.jpg', 900, 900), await photograph('back.jpg', 500, 700))
  const { mainImage, images } = await read()
  expect(images).toEqual([mainImage, expect.stringContaining('-500x700-')])
  expect(sizedPicture(mainImage)).toMatchObject({ width: 900, height: 900 })
  const served = await fetch(shop.url + mainImage)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('a variant has its own', async () => {
  const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['6 mm', '8 mm'] })
  await run('pictures', variantIds[1] ?? '', await photograph('variant.jpg', 300, 300))
  const { variants, mainImage } = (await shop.call('GET', `/product/get-product/${productId}`)).body.data
  expect(variants[1]?.images).toEqual([expect.stringContaining('-300x300-')])
  expect(variants[0]?.images).not.toEqual(variants[1]?.images)
  expect(mainImage).not.toContain('-300x300-')
})

test('what is no picture, or no product, is refused, and nothing changes', async () => {
  const { productId } = await buildProduct(shop.shop)
  const before = await run('pictures', productId)
  const text = path.join(folder, 'text.jpg')
  writeFileSync(text, 'no picture')
  await expect(run('pictures', productId, text)).rejects.toThrow(/text\.jpg: Please choose a JPEG/)
  await expect(run('pictures', productId, path.join(folder, 'nowhere.jpg'))).rejects.toThrow(/nowhere\.jpg/)
  await expect(run('pictures', 'nowhere', text)).rejects.toMatchObject({ code: 'not_found' })
  await expect(run('pictures')).rejects.toThrow(/The pictures of what/)
  expect(await run('pictures', productId)).toBe(before)
})

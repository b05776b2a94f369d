import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fetchJson } from './fetch-answer.ts'
import { besideShop, type World } from './world.ts'

const root = path.join(import.meta.dirname, '..')
/** Products that are asked for one by one. */
const SAMPLE = 120_000

/** The data of a shop with so many products, made the first time, which takes minutes. */
export async function largeDataDir(products: number): Promise<string> {
  const dataDir = path.join(root, `.cache/bench-${products}`)
  const complete = path.join(dataDir, 'complete')
  if (existsSync(complete)) return dataDir
  const env = { ...process.env, DATA_DIR: dataDir }
  const words = [path.join(root, 'scripts/demo-scale.mjs'), String(products)]
  const [code] = await once(spawn(process.execPath, words, { env, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error('The large shop could not be made')
  writeFileSync(complete, '')
  return dataDir
}

/** Returns a sample of the large shop's products and its categories to ask for. No shopper buys. */
export async function largeWorld(port: number, dataDir: string): Promise<World> {
  const { envelop } = await fetchJson<{ envelop: { data: { _id: string }[] } }>(port, {
    method: 'GET',
    path: '/api/v1/category/allcategories',
  })
  const sample = await besideShop(dataDir, (shop) =>
    shop.db
      .selectFrom('products')
      .select(['id', 'name', 'main_image'])
      .where('active', '=', true)
      .orderBy((eb) => eb.fn('md5', ['id']))
      .limit(SAMPLE)
      .execute(),
  )
  return {
    productIds: sample.map(({ id }) => id),
    names: sample.map(({ name }) => name),
    categoryIds: envelop.data.map(({ _id }) => _id),
    image: sample[0]?.main_image ?? '',
    items: [],
    shoppers: [],
  }
}

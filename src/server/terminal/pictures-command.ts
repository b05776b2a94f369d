import path from 'node:path'
import { Failure } from '../../shared/errors/failure.ts'
import { listPictures, setPictures } from '../catalogue/goods/set-pictures.ts'
import { takePicture } from '../platform/media/take-picture.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { UsageFailure } from './usage.ts'

/** `pictures <product or variant> [<files>]`: shows which it has, or puts photographs of the owner's in their place. */
export async function picturesCommand(shop: PayingShop, [id, ...files]: string[]): Promise<string> {
  if (id === undefined) throw new UsageFailure('The pictures of what? Give a product’s or a variant’s id.')
  // before the work on the files
  const before = await listPictures(shop, id)
  if (files.length === 0) return before.join('\n')
  const taken: string[] = []
  for (const file of files) taken.push(await take(shop, file))
  const [first, ...others] = taken
  if (first !== undefined) await setPictures(shop, id, [first, ...others])
  return `${id} now shows:\n${taken.join('\n')}`
}

/** npm goes to the project's folder; the file is named from where the owner stands. */
async function take(shop: PayingShop, file: string): Promise<string> {
  try {
    return await takePicture(shop, path.resolve(process.env.INIT_CWD ?? '', file))
  } catch (error) {
    if (error instanceof Failure) throw new UsageFailure(`${file}: ${error.message}`)
    throw error
  }
}

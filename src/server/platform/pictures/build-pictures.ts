// A process of its own, so that its memory is gone when it is done: `npm test` runs it and waits, the open shop runs it behind
// itself and asks it for the sizes that pages want now.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { limitConcurrency } from '../jobs/limit-concurrency.ts'
import { builtFolder, completeFile, completeMark, mastersFolder, readMasterNames } from './built-pictures.ts'
import { convert, pictureHash, readPicture } from './make-sizes.ts'
import { missingSizes, type SizesToMake } from './missing-sizes.ts'
import { tellProgress } from './tell-progress.ts'

/** Sizes of masters that are no longer there are kept this long: another branch may have them. */
const unusedDays = 14
const [, , folder = builtFolder] = process.argv
const cores = os.availableParallelism()
const isBehindShop = process.send !== undefined
/** Shoppers wait for these: all cores, and the rest stands back meanwhile. */
const inTurn = limitConcurrency(cores, 10_000)
const asked = new Set<Promise<void>>()

async function buildPictures(): Promise<void> {
  const names = readMasterNames()
  if (isBehindShop) answerShop(names)
  await mkdir(folder, { recursive: true })
  const waiting = missingSizes(names, folder)
  const progress = tellProgress(waiting.length)
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      while (asked.size > 0) await Promise.all(asked)
      await make(next)
      progress.step()
    }
  }
  await Promise.all(Array.from({ length: isBehindShop ? Math.max(1, cores - 1) : cores }, work))
  await writeWhole(path.join(folder, completeFile), completeMark())
  await removeUnused(new Set(Object.values(names)))
  progress.end(Object.keys(names).length)
}

/** Makes at once what the shop asks for. Ends with the shop, and gives way to it. */
function answerShop(names: Record<string, string>): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  const masters = new Map(Object.entries(names).map(([master, name]) => [name, master]))
  process.on('disconnect', () => process.exit(0))
  process.on('message', (size: string) => {
    const master = masters.get(path.dirname(size)) ?? ''
    const job = inTurn(() => make({ master, sizes: [size] }))
      .catch((error) => console.error(`Pictures: ${master}: ${(error as Error).message}`))
      .finally(() => {
        asked.delete(job)
        process.send?.(size)
      })
    asked.add(job)
  })
}

async function make({ master, sizes }: SizesToMake): Promise<void> {
  const content = await readFile(path.join(mastersFolder, master))
  const { pixels, name } = await readPicture(sharp(content), pictureHash(content))
  await mkdir(path.join(folder, name), { recursive: true })
  for (const size of sizes) {
    const { name: width, ext } = path.parse(size)
    const bytes = await convert(pixels, Number(width), ext === '.avif' ? 'avif' : 'webp')
    await writeWhole(path.join(folder, size), bytes)
  }
}

/** Whole or not at all: the shop may be reading it. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${process.pid}-${performance.now()}`
  await writeFile(draft, content)
  await rename(draft, file)
}

async function removeUnused(used: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder)) {
    const file = path.join(folder, entry)
    const age = Date.now() - (await stat(file).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (!used.has(entry) && entry !== completeFile && age > unusedDays * 86_400_000) {
      await rm(file, { recursive: true, force: true })
    }
  }
}

await buildPictures()
if (isBehindShop) {
  await Promise.all(asked)
  process.disconnect()
}

// Run by `npm start` as a process of its own, so that its memory is gone when the shop opens.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { builtFolder, builtIndex, mastersFolder, readBuiltIndex } from './built-pictures.ts'
import { makeSizes, pictureHash } from './make-sizes.ts'

const sayEveryMs = 5000
/** Sizes of masters that are no longer there are kept this long: another branch may have them. */
const unusedDays = 14

/** Makes the sizes of every master that has none yet, several at once; then says in the index which there are. */
async function buildPictures(): Promise<void> {
  await mkdir(builtFolder, { recursive: true })
  const known = byHash(Object.values(readBuiltIndex()))
  const waiting = await listMasters()
  const [total, began, index] = [waiting.length, performance.now(), {} as Record<string, string>]
  let [done, made, said] = [0, 0, began]
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const content = await readFile(path.join(mastersFolder, file))
      const hash = pictureHash(content)
      const name = known.get(hash)
      if (name === undefined) made += 1
      index[file] = name ?? (await makeSizes(sharp(content), hash, builtFolder))
      done += 1
      if (made === 0 || performance.now() - said < sayEveryMs) continue
      said = performance.now()
      console.log(`Pictures: ${done} of ${total}`)
    }
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, work))
  await writeIndex(index)
  await removeUnused(new Set(Object.values(index)))
  if (made === 0) return console.log(`Pictures: all ${total} built already`)
  console.log(`Pictures: ${made} built in ${Math.round((performance.now() - began) / 1000)} s`)
}

function byHash(names: string[]): Map<string, string> {
  const there = names.filter((name) => existsSync(path.join(builtFolder, name)))
  return new Map(there.map((name) => [name.slice(0, name.indexOf('-')), name]))
}

async function listMasters(): Promise<string[]> {
  const entries = await readdir(mastersFolder, { recursive: true })
  return entries.filter((file) => file.endsWith('.webp')).sort()
}

/** Whole or not at all: the shop may be reading it. */
async function writeIndex(index: Record<string, string>): Promise<void> {
  const draft = `${builtIndex}.${process.pid}`
  await writeFile(draft, JSON.stringify(index, Object.keys(index).sort(), 1))
  await rename(draft, builtIndex)
}

async function removeUnused(used: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(builtFolder)) {
    const folder = path.join(builtFolder, entry)
    const age = Date.now() - (await stat(folder).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (!used.has(entry) && entry !== path.basename(builtIndex) && age > unusedDays * 86_400_000) {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

await buildPictures()

// `node src/server/platform/pictures/name-masters.ts`, after a master was rendered anew: writes names.json beside the masters.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { mastersFolder, namesFile } from './built-pictures.ts'
import { pictureHash, readPicture } from './make-sizes.ts'

const names: Record<string, string> = {}
const files = (await readdir(mastersFolder, { recursive: true })).filter((file) => file.endsWith('.webp'))
for (const file of files.sort()) {
  const content = await readFile(path.join(mastersFolder, file))
  names[file] = (await readPicture(sharp(content), pictureHash(content))).name
}
await writeFile(namesFile, `${JSON.stringify(names, null, 1)}\n`)

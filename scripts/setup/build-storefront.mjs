import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, root } from './project.mjs'
import { runTool } from './run-tool.mjs'

const SOURCES = [
  'src/web',
  'src/ui',
  'src/shared',
  'src/back-office',
  'index.html',
  'vite.config.ts',
  'vite.back-office.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const STAMP = 'dist/.sources'
const VITE = path.join(root, 'node_modules/vite/bin/vite.js')

/** Builds the browser's files and the page renderer into dist/, unless they are already those of these sources. */
export async function buildStorefront(say) {
  const sources = hashSources()
  if (isBuiltFrom(sources)) return say('Storefront: built already')
  say('Storefront: building')
  const draft = path.join('.cache', `build-${process.pid}`)
  const results = await Promise.all([
    runVite('build', '--outDir', `${draft}/client`),
    runVite('build', '--config', 'vite.back-office.config.ts', '--outDir', `../../${draft}/back-office`),
    runVite('build', '--ssr', 'src/web/start/entry-server.tsx', '--outDir', `${draft}/ssr`),
  ])
  const failed = results.find(({ code }) => code !== 0)
  if (failed) {
    rmSync(path.join(root, draft), { recursive: true, force: true })
    giveUp(`${failed.output.trim()}\nStorefront: the build has failed, see above.`)
  }
  writeFileSync(path.join(root, draft, path.basename(STAMP)), sources)
  putInPlace(draft)
}

/** A build that is served or made by another process at the same time is never seen half done. */
function putInPlace(draft) {
  const [dist, old] = [path.join(root, 'dist'), path.join(root, '.cache', `dist-old-${process.pid}`)]
  mkdirSync(path.dirname(old), { recursive: true })
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(path.join(root, draft), dist)
  rmSync(old, { recursive: true, force: true })
}

function isBuiltFrom(sources) {
  const stamp = path.join(root, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(listFiles))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function listFiles(source) {
  const full = path.join(root, source)
  if (!existsSync(full)) return []
  if (path.extname(source) !== '') return [source]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort()
}

function runVite(...words) {
  return runTool(process.execPath, [VITE, ...words, '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })
}

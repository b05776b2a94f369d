// `npm run sbom [-- <file>]`: lists what the shop is made of (CycloneDX): every package that runs in it or builds its pages, by
// version, licence and hash, out of package-lock.json alone. Of each release one is kept beside it (docs/recipes/release.md).
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, say } from './setup/project.mjs'

/** Licences that stand in a package's files and not in its description. */
const LICENCES = { 'dejavu-fonts-ttf': 'Bitstream-Vera', 'png-js': 'MIT' }

const { name, version, description } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const file = path.resolve(process.argv[2] ?? path.join(root, '.cache', `sbom-${version}.cdx.json`))
const list = askNpm()
// npm's own --omit leaves out what tools of ours need as well
list.components = list.components.filter((part) => !isTool(part)).map(withLicence)
const kept = new Set([list.metadata.component['bom-ref'], ...list.components.map((part) => part['bom-ref'])])
list.dependencies = list.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }))
// npm takes the folder's name
list.metadata.component = { ...list.metadata.component, name, description }
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
say(`${file}: ${list.components.length} packages`)

function askNpm() {
  const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const isWindows = process.platform === 'win32'
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: isWindows }
  return JSON.parse(execFileSync(isWindows ? 'npm.cmd' : 'npm', words, options))
}

function isTool({ properties = [] }) {
  return properties.some((property) => property.name === 'cdx:npm:package:development' && property.value === 'true')
}

function withLicence(part) {
  const id = LICENCES[part.name]
  return part.licenses || !id ? part : { ...part, licenses: [{ license: { id } }] }
}

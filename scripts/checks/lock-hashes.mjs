import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * One line for every package that is installed here or cannot be left out and whose content nobody can verify. Builds for other
 * machines that the registry had not got yet are named by scripts/complete-lock.mjs, which adds the hash once it is there.
 */
export function checkLockHashes(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).flatMap(([folder, { integrity, optional, link, ...build }]) => {
    if (folder === '' || link || integrity || (optional && isForOthers(build))) return []
    return [`package-lock.json: ${folder} has no integrity hash: run scripts/complete-lock.mjs`]
  })
}

function isForOthers({ os, cpu, libc }) {
  const isOurs = (list, value) => !list || list.includes(value)
  return !(isOurs(os, 'linux') && isOurs(cpu, 'x64') && isOurs(libc, 'glibc'))
}

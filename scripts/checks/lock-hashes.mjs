import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * One line for every package whose content nobody can verify: all that a shop is made of, on every machine, and what works on it here.
 * Tools for other machines that the registry had not got yet get theirs from scripts/complete-lock.mjs once it is there.
 */
export function checkLockHashes(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).flatMap(([folder, { integrity, optional, dev, link, ...build }]) => {
    if (folder === '' || link || integrity || (dev && optional && isForOthers(build))) return []
    return [`package-lock.json: ${folder} has no integrity hash: run scripts/complete-lock.mjs`]
  })
}

function isForOthers({ os, cpu, libc }) {
  const isOurs = (list, value) => !list || list.includes(value)
  return !(isOurs(os, 'linux') && isOurs(cpu, 'x64') && isOurs(libc, 'glibc'))
}

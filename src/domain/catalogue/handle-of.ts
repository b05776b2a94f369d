/** A readable handle of a name: small letters, digits and hyphens. A name without any of them is called goods. */
export function handleOf(name: string): string {
  const handle = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('+', '-plus-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return handle === '' ? 'goods' : handle
}

/** Returns whether a name is told by its handle: one with letters of another script is not, and may share its handle with others. */
export function isToldByHandle(name: string): boolean {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  return /[a-z0-9]/.test(plain) && !/[^\P{L}a-z]|[^\P{N}0-9]/u.test(plain)
}

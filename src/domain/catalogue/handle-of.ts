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

/** Fields that are whole numbers; everything else in a form is text. */
const numbers = new Set(['amount', 'automatic_expiry_period', 'manual_expiry_period'])

type Tree = { [name: string]: string | number | Tree }

/**
 * A body of `application/x-www-form-urlencoded`, which the provider takes as well as JSON: `notes[shop]=mill` is
 * `{ notes: { shop: 'mill' } }`.
 */
export function readForm(body: string): Tree {
  const read: Tree = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...deeper] = name.split(/[[\]]+/).filter((part) => part !== '')
    const path = [first, ...deeper]
    const last = path.pop() ?? ''
    let at = read
    for (const part of path) {
      const next = at[part]
      at = typeof next === 'object' ? next : grow(at, part)
    }
    at[last] = numbers.has(last) && /^\d{1,12}$/.test(value) ? Number(value) : value
  }
  return read
}

function grow(tree: Tree, part: string): Tree {
  const branch: Tree = Object.create(null)
  tree[part] = branch
  return branch
}

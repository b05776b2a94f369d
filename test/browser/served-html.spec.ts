import { expect, test } from './journey.ts'

// What the server sends, before any script runs: whoever acts as soon as the page is there finds every control.

test('prices, hearts, comparison and questions are in the HTML that the server sends', async ({ request }) => {
  const read = async (path: string) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    return (await answer.text()).replaceAll(/<script\b.*?<\/script>/gs, '')
  }
  const list = await read('/products')
  for (const label of ['Minimum price', 'Maximum price', 'Price range, from', 'Price range, to']) {
    expect(list.split(`aria-label="${label}"`), label).toHaveLength(2)
  }
  expect(list.match(/aria-label="Save [^"]+ to your wish list"/g)).toHaveLength(10)
  expect(list.match(/aria-label="Add [^"]+ to comparison"/g)).toHaveLength(10)

  const product = await read('/products/angle-grinder')
  for (const words of ['Save to wish list', 'Compare']) expect(product).toContain(`<span>${words}</span>`)
  for (const words of ['Add to Cart', 'Buy Now', 'Ask a question']) {
    expect(product).toMatch(new RegExp(`<button[^>]*>(<svg.*?</svg>)?${words}</button>`))
  }
  for (const guarded of ['/cart', '/wish-list']) {
    const page = await read(guarded)
    expect(page).toContain('placeholder="What are you looking for?"')
    expect(page).toContain('Checking who is signed in')
  }
})

import { expect, test } from './journey.ts'

test('what is chosen while React takes the page over counts', async ({ page }) => {
  await page.addInitScript(chooseOnceReactListens)
  await page.goto('/products')
  await expect(page).toHaveURL('/products?sort=price-low')
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low')
})

/** Chooses an order in the moment in which React hears the events of a page whose parts it does not know yet. */
function chooseOnceReactListens() {
  const listen = EventTarget.prototype.addEventListener
  let isChosen = false
  EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
    listen.apply(this, args)
    const isReact = this instanceof Element && this.id === 'root' && args[0] === 'mouseover' && args[2] !== undefined
    if (!isReact || isChosen) return
    isChosen = true
    queueMicrotask(() => {
      const select = document.querySelector<HTMLSelectElement>('select[name=sort]')
      if (!select) throw new Error('there is no order to choose')
      select.value = 'price-low'
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
    })
  }
}

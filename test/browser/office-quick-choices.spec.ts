import { expect, type Locator, test } from '@playwright/test'
import { customersCopy } from '../../src/shared/copy/office/customers.ts'
import { goodsCopy } from '../../src/shared/copy/office/goods-screens.ts'
import { stockCopy } from '../../src/shared/copy/office/stock.ts'
import { openOffice, signInStaff } from './office.ts'

/** Chooses of a list and presses a link, or chooses of another list, before the screen is drawn in between. */
async function together(list: Locator, value: string, other: Locator, otherValue?: string): Promise<void> {
  const handle = await other.elementHandle()
  await list.evaluate(
    (element, { value, other, otherValue }) => {
      const choose = (select: HTMLSelectElement, to: string) => {
        select.value = to
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
      choose(element as HTMLSelectElement, value)
      if (otherValue === undefined) (other as HTMLElement).click()
      else choose(other as HTMLSelectElement, otherValue)
    },
    { value, other: handle, otherValue },
  )
}

test('of the stock: its order and what is shown', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/stock')
  const sort = page.getByRole('combobox', { name: stockCopy.sort })
  const out = page.getByRole('main').getByRole('link', { name: stockCopy.views.out, exact: true })
  await together(sort, 'shelf', out)
  await expect(page).toHaveURL(/\/stock\?view=out&sort=shelf$/)
  await expect(sort).toHaveValue('shelf')
  await expect(out).toHaveAttribute('aria-current', 'true')
})

test('of customers: two lists, then a list and a tab', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/customers')
  const [sort, last] = [customersCopy.sort, customersCopy.lastOrder].map((name) =>
    page.getByRole('combobox', { name, exact: true }),
  ) as [Locator, Locator]
  await together(sort, 'name', last, 'in 30')
  await expect(page).toHaveURL(/sort=name&last=in\+30$/)
  const firms = page.getByRole('main').getByRole('link', { name: customersCopy.views.firms, exact: true })
  await together(sort, 'last_order', firms)
  await expect(page).toHaveURL(/show=firms&sort=last_order&last=in\+30$/)
})

test('of products: two filters taken off', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/products?text=bearing&sort=name&state=draft')
  const without = (label: string) => page.getByRole('link', { name: goodsCopy.without(label), exact: true })
  const [text, sort] = await Promise.all([
    without('“bearing”').elementHandle(),
    without(goodsCopy.sorts.name).elementHandle(),
  ])
  await page.evaluate(
    ([one, other]) => {
      ;(one as HTMLElement).click()
      ;(other as HTMLElement).click()
    },
    [text, sort],
  )
  await expect(page).toHaveURL(/\/products\?state=draft$/)
})

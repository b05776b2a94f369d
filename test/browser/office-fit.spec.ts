import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'

test('a rule of what fits what is read in words, switched off, and taken back from its history', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/fit')
  const rule = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Hacksaw blade and frame' }) })
  await expect(rule).toContainText('Length is Blade length ± 5 mm')
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/fit-rules-${width}.png` })
  }
  expect(await axeViolations(page)).toEqual([])
  const on = rule.getByRole('checkbox', { name: 'Rule “Hacksaw blade and frame” on' })
  await on.uncheck()
  await expect(page.getByText('Hacksaw blade and frame: off')).toBeVisible()
  await rule.getByText('Activity').click()
  await rule.getByRole('button', { name: /undo/i }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /undo/i }).last().click()
  await expect(on).toBeChecked()
})

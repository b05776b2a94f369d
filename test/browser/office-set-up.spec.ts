import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'

test('a step of the set-up, on a phone: its links ask nothing of who has typed nothing', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await page.setViewportSize({ width: 360, height: 740 })
  await openOffice(page, '/set-up/mail')
  await page.getByRole('link', { name: 'All steps' }).click()
  await expect(page).toHaveURL(/set-up$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your shop' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Email' })).toBeVisible()
})

test('an app password that was typed and not saved is not lost by Next', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await page.setViewportSize({ width: 360, height: 740 })
  await openOffice(page, '/set-up/mail')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('App password').fill('abcd efgh ijkl mnop')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Save what you have entered, or discard it', { exact: false })).toBeVisible()
  await expect(page.getByLabel('App password')).toHaveValue('abcd efgh ijkl mnop')
  expect(await axeViolations(page)).toEqual([])
})

test('Next leads on also while the server does not answer', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/set-up/mail')
  await page.route('**/api/office/v1/settings', (route) => route.abort())
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).not.toHaveURL(/set-up\/mail$/)
})

import { expect, type Page, test } from '@playwright/test'
import { mySignIn } from '../../src/shared/copy/office/my-sign-in.ts'
import { peopleScreens } from '../../src/shared/copy/office/people-screens.ts'
import { factorCopy, signInScreens } from '../../src/shared/copy/office/sign-in-screens.ts'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { officeUrl, openOffice } from './office.ts'
import { giveFingerprint, inDatabase, introduce, joinWithPasskey, linkFromTerminal, newEmail } from './office-door.ts'

// What fades in would be measured half transparent.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const longName = 'Muhammed Abdurahiman Kunhalikutty Thangal Pallikkal Veettil'

/** At the three widths: nothing that WCAG 2.2 AA forbids, and nothing beside the screen. */
async function look(page: Page, screen: string): Promise<void> {
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: width === 360 ? 1500 : 1000 })
    const violations = await axeViolations(page)
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    expect.soft(found, `${screen} at ${width}`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(wide, `${screen} at ${width}`).toBeLessThanOrEqual(width)
    await page.screenshot({ path: `test-results/looks/${screen}-${width}.png` })
  }
}

test('the door and the one-time link, at the three widths', async ({ page }) => {
  await joinWithPasskeyAt(page)
  const link = await linkFromTerminal('packer', newEmail())
  await page.goto(link)
  await expect(page.getByLabel(signInScreens.join.name)).toBeVisible()
  await look(page, 'join-you')
  await introduce(page, link, 'Basheer')
  await expect(page.getByRole('button', { name: signInScreens.join.makePasskey })).toBeVisible()
  await page.getByRole('radio', { name: signInScreens.join.withApp }).check()
  await expect(page.getByRole('img', { name: factorCopy.qr })).toBeVisible()
  await page.getByLabel(factorCopy.firstCode).fill('000000')
  await page.getByRole('button', { name: signInScreens.join.finish }).click()
  await expect(page.locator('[aria-invalid="true"]')).toBeVisible()
  await look(page, 'join-app')
  await page.getByRole('radio', { name: signInScreens.join.withPasskey }).check()
  await page.getByRole('button', { name: signInScreens.join.makePasskey }).click()
  await expect(page.getByRole('button', { name: signInScreens.join.open })).toBeVisible()
  await look(page, 'join-codes')
  await page.context().clearCookies()
  await page.goto(officeUrl)
  await page.getByRole('button', { name: signInScreens.submit, exact: true }).click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await look(page, 'door')
  await page.route('**/api/office/v1/sign-in', (route) =>
    route.fulfill({ json: { success: true, data: { hasOwner: false, counter: null } } }),
  )
  await page.goto(officeUrl)
  await expect(page.getByRole('heading', { name: signInScreens.noOwner.title })).toBeVisible()
  await look(page, 'no-owner')
})

test('people, one of them, my sign-in and the switch, at the three widths', async ({ page }) => {
  const email = await joinWithPasskeyAt(page, longName)
  await linkFromTerminal('packer', newEmail())
  await openOffice(page, '/people')
  await expect(page.getByRole('link', { name: email })).toBeVisible()
  await look(page, 'people')
  await page.getByRole('button', { name: peopleScreens.invite }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(6)
  await look(page, 'invite')
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /invited/i })
    .first()
    .click()
  await expect(page.getByLabel(peopleScreens.refund)).toBeVisible()
  await look(page, 'person')
  await openOffice(page, '/my-sign-in')
  await expect(page.getByRole('heading', { name: mySignIn.sessions.title })).toBeVisible()
  await look(page, 'my-sign-in')
  await page.getByRole('button', { name: mySignIn.totp.set }).click()
  await expect(page.getByRole('img', { name: factorCopy.qr })).toBeVisible()
  await look(page, 'code-app')
  await page.keyboard.press('Escape')
  await inDatabase(
    `update staff_sessions set stepped_up_at = null where staff_id = (select id from staff where email = $1)`,
    email,
  )
  await page.getByRole('button', { name: mySignIn.recovery.renew }).click()
  await expect(page.getByRole('button', { name: signInScreens.stepUp.passkey })).toBeVisible()
  await look(page, 'step-up')
  await page.getByRole('button', { name: signInScreens.stepUp.passkey }).click()
  await page.getByRole('button', { name: mySignIn.recovery.close }).last().click()
  await switchOf(page)
})

async function switchOf(page: Page): Promise<void> {
  const people = ['Amina Beevi', 'Basheer', longName].map((name, at) => ({ _id: `p${at}`, name }))
  const json = { success: true, data: { hasOwner: true, counter: { name: 'Counter left', people } } }
  await page.route('**/api/office/v1/sign-in', (route) => route.fulfill({ json }))
  await page.goto(`${officeUrl}/switch`)
  await expect(page.getByRole('button', { name: 'Basheer' })).toBeVisible()
  await look(page, 'switch')
  await page.getByRole('button', { name: 'Basheer' }).click()
  await expect(page.getByLabel(signInScreens.switch.pin('Basheer'))).toBeFocused()
  await look(page, 'pin')
}

async function joinWithPasskeyAt(page: Page, name = 'Amina Beevi'): Promise<string> {
  const email = newEmail()
  await giveFingerprint(page)
  await joinWithPasskey(page, await linkFromTerminal('owner', email), name)
  return email
}

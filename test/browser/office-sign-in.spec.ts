import { expect, type Page, test } from '@playwright/test'
import { booksScreens } from '../../src/shared/copy/office/books-screens.ts'
import { draftCopy } from '../../src/shared/copy/office/draft.ts'
import { mySignIn } from '../../src/shared/copy/office/my-sign-in.ts'
import { officePeople } from '../../src/shared/copy/office/people.ts'
import { peopleScreens } from '../../src/shared/copy/office/people-screens.ts'
import { officeShell } from '../../src/shared/copy/office/shell.ts'
import { officeSignIn } from '../../src/shared/copy/office/sign-in.ts'
import { factorCopy, signInScreens } from '../../src/shared/copy/office/sign-in-screens.ts'
import { officeUrl, openOffice, signOut } from './office.ts'
import {
  codeFor,
  giveFingerprint,
  inDatabase,
  introduce,
  joinWithPasskey,
  linkFromTerminal,
  newEmail,
  password,
} from './office-door.ts'

const today = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' })

/** The owner, who came by the terminal's link with a passkey. */
async function ownerAt(page: Page, name = 'Amina Beevi'): Promise<string> {
  const email = newEmail()
  await giveFingerprint(page)
  await joinWithPasskey(page, await linkFromTerminal('owner', email), name)
  return email
}

test('without an owner the office says how to make one, and nothing else', async ({ page }) => {
  await page.route('**/api/office/v1/sign-in', (route) =>
    route.fulfill({ json: { success: true, data: { hasOwner: false, counter: null } } }),
  )
  await page.goto(officeUrl)
  await expect(page.getByRole('heading', { name: signInScreens.noOwner.title })).toBeVisible()
  await expect(page.getByText(signInScreens.noOwner.command)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('the owner comes by the link of the terminal with a passkey, signs out, and in again with one touch', async ({
  page,
}) => {
  const link = await linkFromTerminal('owner', newEmail())
  await giveFingerprint(page)
  await introduce(page, link, 'Amina Beevi')
  // the token is not left in the address
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: signInScreens.join.makePasskey }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^(\w{4}-){5}\w{4}$/ })).toHaveCount(10)
  await page.getByRole('button', { name: signInScreens.join.open }).click()
  await expect(today(page)).toBeVisible()
  await signOut(page)
  await page.getByRole('button', { name: signInScreens.passkey }).click()
  await expect(today(page)).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(officeSignIn.linkGone)).toBeVisible()
})

test('somebody comes with a code app, and in again by password and code', async ({ page }) => {
  await ownerAt(await page.context().newPage())
  await page.context().clearCookies()
  const email = newEmail()
  await introduce(page, await linkFromTerminal('manager', email), 'Basheer')
  await page.getByRole('radio', { name: signInScreens.join.withApp }).check()
  await expect(page.getByRole('img', { name: factorCopy.qr })).toBeVisible()
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const code = page.getByLabel(factorCopy.firstCode)
  await code.fill('000000')
  await page.getByRole('button', { name: signInScreens.join.finish }).click()
  await expect(page.getByText(officeSignIn.wrongFirstCode)).toBeVisible()
  await code.fill(codeFor(key))
  await page.getByRole('button', { name: signInScreens.join.finish }).click()
  await page.getByRole('button', { name: signInScreens.join.open }).click()
  await signOut(page)

  const fill = async (typed: string) => {
    await page.getByLabel(signInScreens.email).fill(email)
    await page.getByLabel(signInScreens.password, { exact: true }).fill(password)
    await page.getByLabel(signInScreens.code, { exact: true }).fill(typed)
    await page.getByRole('button', { name: signInScreens.submit, exact: true }).click()
  }
  await fill('000000')
  await expect(page.getByRole('alert').getByText(officeSignIn.wrong)).toBeVisible()
  await inDatabase('update staff set totp_last_step = null where email = $1', email)
  await fill(codeFor(key))
  await expect(today(page)).toBeVisible()
  await expect(page.getByRole('link', { name: peopleScreens.title })).toHaveCount(0)
})

test('the owner invites somebody, who comes by the link with these roles only', async ({ page, browser }) => {
  await ownerAt(page)
  const email = newEmail()
  await openOffice(page, '/people')
  await page.getByRole('button', { name: peopleScreens.invite }).click()
  await page.getByRole('textbox', { name: peopleScreens.name }).fill('Safiya')
  await page.getByLabel(peopleScreens.email).fill(email)
  await page.getByRole('button', { name: peopleScreens.send }).click()
  await expect(page.getByRole('group').getByText(officePeople.rolesNeeded)).toBeVisible()
  await page.getByRole('checkbox', { name: /^Packer/ }).check()
  await page.getByRole('button', { name: peopleScreens.send }).click()
  const link = (await page.getByText(/\/join#/).textContent()) ?? ''
  await page.getByRole('dialog').getByRole('button', { name: peopleScreens.close }).last().click()
  await expect(page.getByRole('link', { name: email })).toContainText(peopleScreens.state.invited)

  const context = await browser.newContext()
  const theirs = await context.newPage()
  await giveFingerprint(theirs)
  await joinWithPasskey(theirs, link, 'Safiya K')
  await theirs.goto(`${officeUrl}/people`)
  await expect(theirs.getByText(officeShell.notYours)).toBeVisible()

  await page.reload()
  await page.getByRole('link', { name: email }).click()
  const refund = page.getByLabel(peopleScreens.refund)
  await refund.fill('a lot')
  // what is no number must not become “no limit”
  await expect(page.getByText(officePeople.limitShape)).toBeVisible()
  await refund.fill('₹1,250')
  await page.getByRole('button', { name: /^Save / }).click()
  await expect(page.getByText(draftCopy.saved, { exact: true })).toBeVisible()
  await expect(refund).toHaveValue('1250')
  await page.getByRole('button', { name: peopleScreens.remove, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: peopleScreens.remove, exact: true }).click()
  await expect(page.getByText(officePeople.done.removed('Safiya K'))).toBeVisible()
  await theirs.goto(`${officeUrl}/my-sign-in`)
  await expect(theirs.getByRole('button', { name: signInScreens.passkey })).toBeVisible()
  await context.close()
})

test('what is dangerous asks for the passkey once more, and then is done', async ({ page }) => {
  const email = await ownerAt(page)
  await openOffice(page, '/my-sign-in')
  const old = `update staff_sessions set stepped_up_at = now() - interval '6 minutes' where staff_id = (select id from staff where email = $1)`
  await inDatabase(old, email)
  await page.getByRole('button', { name: mySignIn.recovery.renew }).click()
  const dialog = page.getByRole('dialog', { name: signInScreens.stepUp.title })
  await dialog.getByRole('button', { name: signInScreens.stepUp.passkey }).click()
  await expect(page.getByRole('dialog', { name: mySignIn.recovery.title }).getByRole('listitem')).toHaveCount(10)
  await expect(dialog).toHaveCount(0)
})

test('a file of the books asks for the passkey once more, and then is saved', async ({ page }) => {
  const email = await ownerAt(page)
  await openOffice(page, '/books')
  const file = page.getByRole('button', { name: booksScreens.registerCsv })
  await file.waitFor()
  await inDatabase(
    `update staff_sessions set stepped_up_at = now() - interval '6 minutes' where staff_id = (select id from staff where email = $1)`,
    email,
  )
  await file.click()
  const dialog = page.getByRole('dialog', { name: signInScreens.stepUp.title })
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: signInScreens.stepUp.passkey }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^register-\d{4}-\d{2}\.csv$/)
})

test('who would not confirm has changed nothing', async ({ page }) => {
  const email = await ownerAt(page)
  await openOffice(page, '/my-sign-in')
  await inDatabase(
    `update staff_sessions set stepped_up_at = null where staff_id = (select id from staff where email = $1)`,
    email,
  )
  await page.getByRole('button', { name: mySignIn.sessions.endAll }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: mySignIn.recovery.renew }).click()
  await page.getByRole('dialog').getByRole('button', { name: signInScreens.stepUp.cancel }).click()
  await expect(page.getByText('Please verify it’s you').last()).toBeVisible()
})

test('a passkey that the device offers in the email field signs in without a press on anything else', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { offerInField: true }))
  await ownerAt(page)
  await openOffice(page, '/')
  await signOut(page)
  // the virtual key is chosen as soon as it is offered
  await expect(today(page)).toBeVisible()
})

test('a session that ends in the middle of a form: sign in again over it, and it is saved', async ({ page }) => {
  const email = await ownerAt(page, 'Former Name')
  await openOffice(page, '/people')
  await page.getByRole('link', { name: email }).click()
  await page.getByRole('textbox', { name: peopleScreens.name }).fill('Latest Name')
  await inDatabase(`delete from staff_sessions where staff_id = (select id from staff where email = $1)`, email)
  await page.getByRole('button', { name: /^Save / }).click()
  const dialog = page.getByRole('dialog', { name: signInScreens.again.title })
  await expect(dialog.getByLabel(signInScreens.email)).toHaveValue(email)
  await dialog.getByRole('button', { name: signInScreens.passkey }).click()
  await expect(page.getByText(draftCopy.saved, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Name')
})

test('on the counter computer persons switch in two taps and a PIN, which opens little', async ({ page }) => {
  const name = `Clerk ${Date.now()}`
  await ownerAt(page, name)
  await openOffice(page, '/my-sign-in')
  await page.getByRole('button', { name: mySignIn.pin.choose }).click()
  await page.getByLabel(mySignIn.pin.field).fill('123456')
  await page.getByRole('button', { name: mySignIn.pin.save }).click()
  await expect(page.getByRole('dialog').getByText(officeSignIn.pinGuessable).first()).toBeVisible()
  await page.getByLabel(mySignIn.pin.field).fill('483920')
  await page.getByRole('button', { name: mySignIn.pin.save }).click()
  await expect(page.getByText(officeSignIn.done.pin)).toBeVisible()
  await page.getByRole('button', { name: mySignIn.counter.enrol }).click()
  await page.getByLabel(mySignIn.counter.name).fill('Counter left')
  await page.getByRole('dialog').getByRole('button', { name: mySignIn.counter.enrol }).click()
  await expect(page.getByText(mySignIn.counter.is('Counter left'))).toBeVisible()

  await page.getByRole('link', { name: officeShell.switchPerson }).click()
  await page.getByRole('main').getByRole('button', { name }).click()
  await page.getByLabel(signInScreens.switch.pin(name)).fill('190274')
  await expect(page.getByText(officeSignIn.wrongPin).first()).toBeVisible()
  await page.getByLabel(signInScreens.switch.pin(name)).fill('483920')
  await expect(today(page)).toBeVisible()
  await page.goto(`${officeUrl}/people`)
  await expect(page.getByText(officeShell.notYours)).toBeVisible()
  // who came by PIN comes again by it, and goes on where they were
  await openOffice(page, '/orders')
  await inDatabase('delete from staff_sessions where staff_id in (select id from staff where name = $1)', name)
  await page.getByRole('link', { name: 'Delivered' }).click()
  const again = page.getByRole('dialog', { name: signInScreens.again.title })
  await again.getByLabel(signInScreens.switch.pin(name)).fill('483920')
  await expect(again).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  // somebody else who sits down finds the list, not the work
  await signOut(page)
  await expect(page.getByRole('heading', { name: signInScreens.switch.title })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { someOf } from '../how-often.ts'
import { breakOff, cutCall, expectNothingTurning, failCall, failLate } from './calls.ts'
import { expect, takeToast, test } from './journey.ts'
import { newShopper, type Shopper } from './shopper.ts'
import { type Work, works } from './works.ts'

for (const work of someOf(works)) {
  test(`${work.name}: whatever goes wrong is said, what was typed stays, and nothing keeps turning`, async ({
    page,
    request,
    journey,
  }) => {
    journey.allow(/answer (409|429|500)|request failed: (POST|PATCH|DELETE)/)
    const { path, fallback } = work
    await beginAs(work, page, await newShopper(request, work.products))
    for (const [breakIt, text] of [
      [() => failCall(page, path, 409, 'Changed by someone else'), 'Changed by someone else'],
      [() => failCall(page, path, 429, 'Too many tries, please wait'), 'Too many tries, please wait'],
      [() => failCall(page, path, 500, 'A fault of ours, number 7'), 'A fault of ours, number 7'],
      [() => failCall(page, path, 500), fallback],
      [() => breakOff(page, path), fallback],
      [() => cutCall(page, path), 'Unable to connect to server. Please check your internet connection.'],
    ] as const) {
      await breakIt()
      await work.act(page)
      await takeToast(page, text)
      await expectNothingTurning(page)
      await work.kept?.(page)
    }
    await test.step('and while it is on its way something turns', async () => {
      const late = await failLate(page, path)
      await work.act(page)
      await expect(work.turning?.(page) ?? page.locator('button[aria-busy="true"]')).toHaveCount(1)
      late.answer()
      await takeToast(page, 'Late')
      await expectNothingTurning(page)
    })
  })
}

for (const work of someOf(works.filter(({ visitor }) => !visitor))) {
  test(`a 401 to ${work.name} signs out`, async ({ page, request, journey }) => {
    journey.allow(/answer 401/)
    await beginAs(work, page, await newShopper(request, work.products))
    await failCall(page, work.path, 401, 'Please log in again')
    await work.act(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeAttached()
    expect(await page.evaluate(() => localStorage.getItem('user-auth-token'))).toBeNull()
    if (work.guarded) await expect(page).toHaveURL('/login')
    await expectNothingTurning(page)
  })
}

async function beginAs(work: Work, page: Page, shopper: Shopper): Promise<void> {
  if (!work.visitor) await shopper.signIn(page)
  await work.begin(page, shopper)
}

import type { FastifyInstance } from 'fastify'
import { accounts } from '../../shared/contract/accounts.ts'
import { accountCopy } from '../../shared/copy/accounts.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { route } from '../http/route.ts'
import type { Shop } from '../shop.ts'
import { createAccountGuard } from './account-guard.ts'
import { deleteAddress } from './delete-address.ts'
import { logIn } from './log-in.ts'
import { showUser } from './present-user.ts'
import { registerUser } from './register-user.ts'
import { requestPasswordCode } from './request-password-code.ts'
import { resetPassword } from './reset-password.ts'
import { endSession } from './session-queries.ts'
import { updateUser } from './update-user.ts'

/** Signing up, in and out; the profile and its addresses. */
export function accountRoutes(app: FastifyInstance, shop: Shop): void {
  sessionRoutes(app, shop)
  profileRoutes(app, shop)
}

function sessionRoutes(app: FastifyInstance, shop: Shop): void {
  const guard = createAccountGuard(shop)
  route(app, shop, accounts.register, async ({ body }) => ({
    message: toasts.signedUp,
    ...(await registerUser(shop, body)),
  }))
  route(app, shop, accounts.login, async ({ body, ip }) => ({
    message: accountCopy.loggedIn,
    ...(await logIn(shop, guard, body, ip)),
  }))
  route(app, shop, accounts.logout, async ({ shopper }) => {
    await endSession(shop.db, shopper.tokenHash)
    return { message: accountCopy.loggedOut }
  })
  route(app, shop, accounts.requestPasswordCode, async ({ body, ip }) => {
    await requestPasswordCode(shop, guard, body, ip)
    return { message: accountCopy.codeSent }
  })
  route(app, shop, accounts.resetPassword, async ({ body, ip }) => {
    await resetPassword(shop, guard, body, ip)
    return { message: accountCopy.passwordChanged }
  })
}

function profileRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, accounts.checkUser, async ({ shopper }) => ({ user: await showUser(shop.db, shopper.userId) }))
  route(app, shop, accounts.updateUser, async ({ shopper, body }) => ({
    message: toasts.userUpdated,
    user: await updateUser(shop, shopper.userId, body),
  }))
  route(app, shop, accounts.deleteAddress, async ({ shopper, params }) => ({
    message: toasts.addressDeleted,
    user: await deleteAddress(shop, shopper.userId, params.id),
  }))
}

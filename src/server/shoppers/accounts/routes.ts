import type { FastifyInstance } from 'fastify'
import { accounts } from '../../../shared/contract/accounts.ts'
import { accountToasts } from '../../../shared/copy/account-toasts.ts'
import { accountCopy } from '../../../shared/copy/accounts.ts'
import { route } from '../../platform/http/route.ts'
import { endSession, endSessions } from '../../platform/sessions/session-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { changeOwnPassword } from './change-password.ts'
import { confirmOwnEmail, requestEmailCode } from './confirm-email.ts'
import { deleteAddress } from './delete-address.ts'
import { endShopperSession } from './end-shopper-session.ts'
import { firmRoutes } from './firm-routes.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { showUser } from './present-user.ts'
import { registerUser } from './register-user.ts'
import { requestPasswordCode } from './request-password-code.ts'
import { resetPassword } from './reset-password.ts'
import { type TagsOfName, updateUser } from './update-user.ts'

/** Signing up, in and out; the profile and its addresses. */
export function accountRoutes(app: FastifyInstance, shop: Shop, tagsOfName: TagsOfName): void {
  signInRoutes(app, shop)
  profileRoutes(app, shop, tagsOfName)
  firmRoutes(app, shop)
  securityRoutes(app, shop)
}

function signInRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, accounts.register, async ({ body, caller }) => ({
    message: accountToasts.signedUp,
    ...(await registerUser(shop, body, caller)),
  }))
  route(app, shop, accounts.login, async ({ body, caller }) => ({
    message: accountCopy.loggedIn,
    ...(await logIn(shop, body, caller)),
  }))
  route(app, shop, accounts.logout, async ({ shopper }) => {
    await endSession(shop.db, shopper.tokenHash)
    return { message: accountCopy.loggedOut }
  })
  route(app, shop, accounts.requestPasswordCode, async ({ body, caller }) => {
    const resetId = await requestPasswordCode(shop, body, caller)
    return { message: accountCopy.codeSent, resetId }
  })
  route(app, shop, accounts.resetPassword, async ({ body, caller }) => {
    return { message: accountCopy.passwordChanged, ...(await resetPassword(shop, body, caller)) }
  })
}

function profileRoutes(app: FastifyInstance, shop: Shop, tagsOfName: TagsOfName): void {
  route(app, shop, accounts.checkUser, async ({ shopper }) => ({ user: await showUser(shop.db, shopper.userId) }))
  route(app, shop, accounts.updateUser, async ({ shopper, caller, body }) => ({
    message: accountToasts.userUpdated,
    user: await updateUser(shop, { shopper, caller }, body, tagsOfName),
  }))
  route(app, shop, accounts.deleteAddress, async ({ shopper, params }) => ({
    message: accountToasts.addressDeleted,
    user: await deleteAddress(shop, shopper.userId, params.id),
  }))
}

function securityRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, accounts.changePassword, async ({ shopper, body }) => {
    return { message: accountCopy.ownPasswordChanged, ...(await changeOwnPassword(shop, shopper, body)) }
  })
  route(app, shop, accounts.sessions, async ({ shopper }) => ({ data: await listSessions(shop, shopper) }))
  route(app, shop, accounts.endSession, async ({ shopper, params }) => {
    await endShopperSession(shop, shopper.userId, params.id)
    return { message: accountCopy.sessionEnded }
  })
  route(app, shop, accounts.endSessions, async ({ shopper }) => {
    await endSessions(shop.db, shopper.userId)
    return { message: accountCopy.sessionsEnded }
  })
  route(app, shop, accounts.requestEmailCode, async ({ shopper, caller }) => {
    await requestEmailCode(shop, { shopper, caller })
    return { message: accountCopy.emailCodeSent }
  })
  route(app, shop, accounts.confirmEmail, async ({ shopper, body }) => ({
    message: accountCopy.emailConfirmed,
    user: await confirmOwnEmail(shop, shopper.userId, body),
  }))
}

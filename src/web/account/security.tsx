import type { ReactNode } from 'react'
import type { User } from '../../shared/contract/accounts.ts'
import { account } from '../../shared/copy/account.ts'
import { Devices } from './devices.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'
import { PasswordChange } from './password-change.tsx'

const copy = account.security

/** Section on access to the account: email, password, devices. */
export function Security({ user }: { user: User }) {
  return (
    <section aria-labelledby="security" className="mt-10 grid max-w-xl grid-cols-1 gap-6 border-t border-line pt-6">
      <h3 id="security" className="text-lg">
        {copy.title}
      </h3>
      {user.email && (
        <Part title={copy.email}>
          <EmailConfirmation key={user.email} email={user.email} confirmed={user.emailConfirmedAt !== null} />
        </Part>
      )}
      <Part title={copy.password}>
        <PasswordChange />
      </Part>
      <Part title={copy.devices}>
        <Devices />
      </Part>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <h4 className="text-base font-semibold">{title}</h4>
      {children}
    </div>
  )
}

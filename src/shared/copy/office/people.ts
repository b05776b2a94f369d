import type { Role } from '../../office/permissions.ts'

/** The people of the shop: the owner's screen, and what the server says of it. */
export const officePeople = {
  rolesNeeded: 'Select at least one role',
  limitShape: 'Enter a whole number, “no limit”, or leave blank for role default',
  roleNames: {
    owner: 'Owner',
    manager: 'Manager',
    counter: 'Counter',
    packer: 'Packer',
    accountant: 'Accountant',
    delivery: 'Delivery',
  } satisfies Record<Role, string>,
  emailTaken: 'This email address is already in use',
  notFound: 'Staff member not found',
  counterNotFound: 'Counter computer not found',
  sessionNotFound: 'This session has already ended',
  notOneself: 'You cannot change your own role or limits. Another owner can.',
  notRemoveOneself: 'You cannot remove yourself. Another owner can.',
  lastOwner: 'This is the only owner. Add another owner first.',
  wasRemoved: 'This person was removed. Reactivate them first.',
  changedMeanwhile: 'Someone else has changed this person. Reload the page to see it.',
  done: {
    invited: (email: string) => `Invitation sent to ${email}`,
    changed: 'Saved',
    link: (email: string) => `New link sent to ${email}`,
    removed: (name: string) => `${name} removed and signed out everywhere`,
    restored: (name: string) => `${name} reactivated`,
    sessionsEnded: (name: string) => `${name} signed out`,
    withdrawn: (name: string) => `${name} withdrawn`,
  },
} as const

import type { Role } from '../../office/permissions.ts'

/** The people of the shop: the owner's screen, and what the server says of it. */
export const officePeople = {
  rolesNeeded: 'Choose at least one role',
  limitShape: 'Enter a whole number, “no limit”, or nothing for what the roles bring',
  roleNames: {
    owner: 'Owner',
    manager: 'Manager',
    counter: 'Counter',
    packer: 'Packer',
    accountant: 'Accountant',
  } satisfies Record<Role, string>,
  emailTaken: 'Somebody has this email address already',
  notFound: 'There is no such person',
  counterNotFound: 'There is no such counter computer',
  sessionNotFound: 'That session has ended already',
  notOneself: 'Nobody changes their own role or limits. Another owner can.',
  notRemoveOneself: 'Nobody removes themselves. Another owner can.',
  lastOwner: 'The shop needs an owner: this is the last one. Make another owner first.',
  wasRemoved: 'This person was removed. Let them in again first.',
  changedMeanwhile: 'Somebody else has changed this person meanwhile. Load the page again to see it.',
  done: {
    invited: (email: string) => `An invitation is on its way to ${email}`,
    changed: 'Saved',
    link: (email: string) => `A new link is on its way to ${email}`,
    removed: (name: string) => `${name} is removed and signed out everywhere`,
    restored: (name: string) => `${name} may sign in again`,
    sessionsEnded: (name: string) => `${name} is signed out`,
    withdrawn: (name: string) => `${name} is no counter computer any more`,
  },
} as const

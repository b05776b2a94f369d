import type { Permission, Role } from './permissions.ts'

/** Ways in which a person can be told. `sound`: in a browser in which the back office is open. */
export const alertWays = ['sound', 'mail', 'push'] as const
export type AlertWay = (typeof alertWays)[number]

interface KindOfAlert {
  /** Permission of those who may be told. */
  needs: Permission
  /** Ways of being told, and which roles are told so until they choose otherwise. */
  ways: Partial<Record<AlertWay, readonly Role[]>>
}

/** Kinds of alerts for people of the shop. */
export const alertKinds = {
  new_order: {
    needs: 'orders.see',
    ways: {
      sound: ['owner', 'manager', 'counter', 'packer'],
      mail: ['owner'],
      push: ['owner', 'manager', 'counter'],
    },
  },
  /** An order that nobody has opened for a while: the next person is called. */
  waiting_order: {
    needs: 'orders.confirm',
    ways: { mail: ['owner', 'manager'], push: ['owner', 'manager'] },
  },
  /** Something of the shop is wrong (the screen System status). */
  problem: {
    needs: 'health.see',
    ways: { mail: ['owner'], push: ['owner'] },
  },
  /** A day of the history was sealed: the seal is out of the database's reach in a mailbox. */
  seal: { needs: 'history.see', ways: { mail: ['owner'] } },
} as const satisfies Record<string, KindOfAlert>

export type AlertKind = keyof typeof alertKinds
export const alertKindNames = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]]

/** Alert preferences of somebody: ways that are left out are not wanted. */
export type AlertPreferences = Partial<Record<AlertKind, Partial<Record<AlertWay, boolean>>>>

/** The ways in which there is this kind of alert. */
export function waysOf(kind: AlertKind): AlertWay[] {
  return alertWays.filter((way) => way in alertKinds[kind].ways)
}

/**
 * Returns the alert preferences of somebody who has these roles and chose this once: a kind that came after it follows their
 * roles.
 */
export function preferencesOf(roles: readonly Role[], chosen: AlertPreferences = {}): AlertPreferences {
  return { ...preferencesOfRoles(roles), ...chosen }
}

/** Returns the preferences that these roles have until a person chooses. */
function preferencesOfRoles(roles: readonly Role[]): AlertPreferences {
  const wanted = (kind: AlertKind, way: AlertWay) => {
    const { ways }: KindOfAlert = alertKinds[kind]
    return ways[way]?.some((role) => roles.includes(role)) ?? false
  }
  return Object.fromEntries(
    alertKindNames.map((kind) => [kind, Object.fromEntries(waysOf(kind).map((way) => [way, wanted(kind, way)]))]),
  )
}

interface TrustedTypes {
  createPolicy: (
    name: 'own',
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => object }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * The address of a worker, as the browser wants it where no text becomes a script (decision 053): a file of the shop's own
 * build, nothing that somebody has uploaded.
 */
export function ownScript(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return address
  policy ??= trustedTypes.createPolicy('own', { createScriptURL: refuseStrange })
  return policy.createScriptURL(address) as unknown as string
}

function refuseStrange(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  if (origin === location.origin && /^\/(sw|assets\/[\w.-]+)\.js$/.test(pathname)) return address
  throw new TypeError(`${address} is no script of the shop`)
}

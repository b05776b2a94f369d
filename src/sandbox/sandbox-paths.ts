/** Paths of the sandbox provider within the shop. */
export const sandboxPaths = {
  /** `/v1/orders` and so on follow. */
  root: '/sandbox',
  /** The script for the browser. */
  script: '/sandbox/v1/checkout.js',
} as const

/** Returns whether an outside address is one that only this machine can reach: the shop is being tried out, not open. */
export function isOnThisMachine(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return isLoopback(hostname) || hostname.endsWith('.localhost')
}

/** Returns whether a host, as it is written in an address, is this machine's own. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)
}

/** Whether an outside address is one that only this machine can reach: the shop is being tried out, not open. */
export function isOnThisMachine(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

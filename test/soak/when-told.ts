/** Exit status of a program ended by Ctrl-C, as a shell gives it. */
export const STOPPED = 130

/** Throws once somebody wants it to stop. */
export function whenTold(stopping: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(stopping.reason)
    if (stopping.aborted) stop()
    else stopping.addEventListener('abort', stop)
  })
}

/** Ends something that was begun. */
export type Stop = () => Promise<unknown>

/** Ends everything, the latest first, and empties the list. One that fails is told and keeps none from ending. */
export async function stopAll(stops: Stop[]): Promise<void> {
  for (const stop of stops.splice(0)) await stopTogether([stop])
}

/** The same, all at once. */
export async function stopTogether(stops: Stop[]): Promise<void> {
  await Promise.all(stops.map((stop) => stop().catch((error) => console.error(String(error)))))
}

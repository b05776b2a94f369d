/** Milliseconds by which clocks in India are ahead of UTC: all year, as there is no summer time. */
export const indiaAheadMs = 5.5 * 3_600_000

/**
 * Orders of a list by where goods come from, the newest of each part first (Legal Metrology (Packaged Commodities) Rules, 2011,
 * rule 6(10A): imported goods can be sorted by their country of origin).
 */
export const originSorts = ['india-first', 'imported-first'] as const
export type OriginSort = (typeof originSorts)[number]

/** Kind of measure: two units of one kind can be turned into one another. */
type Kind =
  | 'length'
  | 'area'
  | 'mass'
  | 'force'
  | 'power'
  | 'volts'
  | 'amperes'
  | 'frequency'
  | 'charge'
  | 'capacitance'
  | 'pressure'
  | 'turns'
  | 'strokes'
  | 'speed'
  | 'flow'
  | 'volume'
  | 'time'
  | 'celsius'
  | 'angle'
  | 'torque'
  | 'energy'
  | 'sound'
  | 'light'
  | 'efficacy'
  | 'kelvin'
  | 'rockwell'
  | 'shore'
  | 'gauge'
  | 'share'
  | 'pitch'
  | 'teeth'
  | 'viscosity'
  | 'coverage'
  | 'density'

interface Unit {
  kind: Kind
  /** Number of the kind's first unit that one of it is. */
  size: number
  /** Other spellings beside the symbol, in small letters. */
  also?: readonly string[]
}

/**
 * The units of the trade by their symbols. HP is the metric-minded 746 W of motor plates; months and years are those of a
 * calendar on average (365.25 days).
 */
const units: Readonly<Record<string, Unit>> = {
  mm: { kind: 'length', size: 1, also: ['millimetre', 'millimetres', 'millimeter'] },
  cm: { kind: 'length', size: 10 },
  m: { kind: 'length', size: 1000, also: ['metre', 'metres', 'meter', 'mtr'] },
  µm: { kind: 'length', size: 0.001, also: ['um', 'μm', 'micron', 'microns'] },
  nm: { kind: 'length', size: 1e-6 },
  inch: { kind: 'length', size: 25.4, also: ['in', 'inches', '"', '″', '”'] },
  ft: { kind: 'length', size: 304.8, also: ['feet', 'foot', "'", '′', '’'] },
  'mm²': { kind: 'area', size: 1, also: ['sq mm', 'sqmm', 'sq. mm', 'mm2', 'square mm'] },
  'm²': { kind: 'area', size: 1e6, also: ['sq m', 'sqm', 'm2'] },
  g: { kind: 'mass', size: 1, also: ['gm', 'gms', 'gram', 'grams'] },
  kg: { kind: 'mass', size: 1000, also: ['kgs', 'kilo', 'kilogram', 'kilograms'] },
  t: { kind: 'mass', size: 1e6, also: ['tonne', 'tonnes', 'ton'] },
  lb: { kind: 'mass', size: 453.59237, also: ['lbs', 'pound', 'pounds'] },
  N: { kind: 'force', size: 1 },
  kN: { kind: 'force', size: 1000 },
  kgf: { kind: 'force', size: 9.80665 },
  W: { kind: 'power', size: 1, also: ['watt', 'watts'] },
  kW: { kind: 'power', size: 1000 },
  HP: { kind: 'power', size: 746, also: ['horse power', 'horsepower'] },
  V: { kind: 'volts', size: 1, also: ['volt', 'volts', 'v ac', 'v dc'] },
  kV: { kind: 'volts', size: 1000 },
  A: { kind: 'amperes', size: 1, also: ['amp', 'amps', 'ampere'] },
  mA: { kind: 'amperes', size: 0.001 },
  kA: { kind: 'amperes', size: 1000 },
  Hz: { kind: 'frequency', size: 1 },
  Ah: { kind: 'charge', size: 1 },
  mAh: { kind: 'charge', size: 0.001 },
  µF: { kind: 'capacitance', size: 1, also: ['uf', 'μf', 'mfd'] },
  bar: { kind: 'pressure', size: 1 },
  'kg/cm²': { kind: 'pressure', size: 0.980665, also: ['kg/cm2', 'kgf/cm²', 'kgf/cm2', 'kg/sq cm'] },
  MPa: { kind: 'pressure', size: 10, also: ['n/mm²', 'n/mm2'] },
  psi: { kind: 'pressure', size: 0.0689476 },
  rpm: { kind: 'turns', size: 1, also: ['r/min', '1/min', 'min-1'] },
  bpm: { kind: 'strokes', size: 1, also: ['spm', 'blows/min', 'strokes/min'] },
  'm/s': { kind: 'speed', size: 1 },
  'l/min': { kind: 'flow', size: 60, also: ['lpm', 'l/m'] },
  'l/h': { kind: 'flow', size: 1, also: ['lph'] },
  'l/s': { kind: 'flow', size: 3600, also: ['lps'] },
  'm³/h': { kind: 'flow', size: 1000, also: ['m3/h', 'm³/hr', 'm3/hr', 'cmh'] },
  cfm: { kind: 'flow', size: 1699.01 },
  ml: { kind: 'volume', size: 1 },
  l: { kind: 'volume', size: 1000, also: ['litre', 'litres', 'liter', 'ltr'] },
  ms: { kind: 'time', size: 0.001 },
  s: { kind: 'time', size: 1, also: ['sec', 'second', 'seconds'] },
  min: { kind: 'time', size: 60, also: ['minute', 'minutes'] },
  h: { kind: 'time', size: 3600, also: ['hour', 'hours', 'hr', 'hrs'] },
  days: { kind: 'time', size: 86_400, also: ['day'] },
  months: { kind: 'time', size: 2_629_800, also: ['month'] },
  years: { kind: 'time', size: 31_557_600, also: ['year'] },
  '°C': { kind: 'celsius', size: 1, also: ['degrees c', 'deg c', 'ºc'] },
  '°': { kind: 'angle', size: 1, also: ['degrees', 'degree', 'deg', 'º'] },
  Nm: { kind: 'torque', size: 1, also: ['n·m', 'n-m', 'n m'] },
  kgf·m: { kind: 'torque', size: 9.80665, also: ['kgf m', 'kgfm', 'kgm'] },
  J: { kind: 'energy', size: 1, also: ['joule', 'joules'] },
  dB: { kind: 'sound', size: 1, also: ['db(a)'] },
  lm: { kind: 'light', size: 1, also: ['lumen', 'lumens'] },
  'lm/W': { kind: 'efficacy', size: 1 },
  K: { kind: 'kelvin', size: 1, also: ['kelvin'] },
  HRC: { kind: 'rockwell', size: 1 },
  'Shore A': { kind: 'shore', size: 1 },
  SWG: { kind: 'gauge', size: 1 },
  '%': { kind: 'share', size: 1, also: ['percent', 'per cent'] },
  TPI: { kind: 'pitch', size: 1, also: ['teeth per inch'] },
  teeth: { kind: 'teeth', size: 1, also: ['tooth', 't'] },
  cSt: { kind: 'viscosity', size: 1 },
  'm²/l': { kind: 'coverage', size: 1, also: ['m² per litre', 'm2/l', 'sq m per litre'] },
  'mm/m': { kind: 'density', size: 1, also: ['mm per m'] },
}

/** The symbols that a definition may name. */
export const unitSymbols: readonly string[] = Object.keys(units)

const byWord = new Map<string, string[]>()
for (const [symbol, { also = [] }] of Object.entries(units)) {
  for (const word of new Set([symbol.toLowerCase(), ...also])) byWord.set(word, [...(byWord.get(word) ?? []), symbol])
}

/** Every word that stands for a unit, in small letters. */
export const unitWords: readonly string[] = [...byWord.keys()]

/**
 * Returns the number of `wanted` that one of a unit is, as somebody has written it; undefined where it is no unit of that kind.
 */
export function factorTo(wanted: string, written: string): number | undefined {
  const target = units[wanted]
  if (!target) return written === wanted ? 1 : undefined
  const found = byWord.get(written.trim().replace(/\s+/g, ' ').toLowerCase()) ?? []
  const same = found.map((symbol) => units[symbol]).find((unit) => unit?.kind === target.kind)
  return same && same.size / target.size
}

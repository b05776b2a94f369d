import { around, centre, circle, ellipse, gear, line, lines, path, rect, turn } from './shapes.ts'

/** Deep groove ball bearing, face on. */
export const bearing = () =>
  circle('w', 120, 120, 96) +
  circle('t', 120, 120, 78) +
  circle('w', 120, 120, 46) +
  around(9, [120, 120, 62], (x, y) => circle('w', x, y, 13) + path('h', `M${x - 6} ${y - 4}a8 8 0 0 1 6 -4`), -90) +
  circle('n', 120, 120, 34) +
  path('h', 'M44 92A80 80 0 0 1 84 49M196 148A80 80 0 0 1 156 191') +
  centre(120, 120, 112)

/** Cylindrical roller bearing, face on. */
export const rollerBearing = () =>
  circle('w', 120, 120, 96) +
  circle('t', 120, 120, 80) +
  around(12, [120, 120, 63], (x, y, degrees) => {
    return `<g transform="rotate(${degrees} ${x} ${y})">${rect('w', x - 11, y - 10, 22, 20, 3)}</g>`
  }) +
  circle('w', 120, 120, 46) +
  circle('n', 120, 120, 32) +
  centre(120, 120, 112)

/** Bearing in a pillow block housing. */
export const pillowBlock = () =>
  path('t', 'M24 196v-24q0-8 8-8h22q8-98 66-98t66 98h22q8 0 8 8v24z') +
  circle('w', 120, 128, 50) +
  circle('t', 120, 128, 38) +
  circle('w', 120, 128, 24) +
  circle('d', 120, 84, 4) +
  rect('w', 38, 172, 30, 12, 6) +
  rect('w', 172, 172, 30, 12, 6) +
  path('w', 'M112 66v-10h16v10') +
  lines('c', [120, 42, 120, 210], [54, 128, 186, 128])

/** Rotary shaft seal in section and face. */
export const oilSeal = () =>
  circle('d', 120, 120, 92) +
  circle('t', 120, 120, 80) +
  circle('w', 120, 120, 56) +
  circle('n', 120, 120, 50) +
  path('h', 'M58 92A68 68 0 0 1 92 58M182 148A68 68 0 0 1 148 182') +
  centre(120, 120, 108)

/** V-belt on two grooved pulleys. */
export const belt = () =>
  path('d', 'M104 62.8L189.3 93A34 34 0 0 1 189.3 157L104 187.2A66 66 0 1 1 104 62.8Z') +
  path('w', 'M99.5 71.8L186.1 100.3A26 26 0 0 1 186.1 149.7L99.5 178.2A56 56 0 1 1 99.5 71.8Z') +
  circle('t', 82, 125, 52) +
  circle('w', 82, 125, 40) +
  around(5, [82, 125, 26], (x, y) => circle('t', x, y, 8), -90) +
  circle('d', 82, 125, 9) +
  circle('t', 178, 125, 22) +
  circle('w', 178, 125, 8) +
  lines('c', [4, 125, 226, 125], [82, 44, 82, 206], [178, 76, 178, 174])

/** Toothed belt: a loop with its teeth inside. */
export const timingBelt = () =>
  rect('d', 30, 58, 180, 124, 62) +
  rect('w', 42, 70, 156, 100, 50) +
  lines(
    'd',
    ...[...Array(9)].flatMap((_, i): [number, number, number, number][] => [
      [72 + i * 12, 70, 72 + i * 12, 80],
      [72 + i * 12, 160, 72 + i * 12, 170],
    ]),
  ) +
  gear('t', [86, 120], [28, 36], 14) +
  gear('t', [156, 120], [28, 36], 14) +
  circle('w', 86, 120, 9) +
  circle('w', 156, 120, 9) +
  lines('c', [16, 120, 224, 120])

/** Cast-iron V-pulley, face on. */
export const pulley = () =>
  circle('t', 120, 120, 98) +
  circle('n', 120, 120, 88) +
  circle('w', 120, 120, 74) +
  around(
    5,
    [120, 120, 48],
    (_x, _y, degrees) => {
      return `<g transform="rotate(${degrees} 120 120)">${path('t', 'M142 112L186 106V134L142 128Z')}</g>`
    },
    -90,
  ) +
  circle('w', 120, 120, 28) +
  circle('t', 120, 120, 14) +
  rect('d', 116, 102, 8, 8, 1) +
  centre(120, 120, 112)

/** A run of roller chain: inner links, then the outer plates over them. */
export const chain = () => {
  const plate = (look: 't' | 'w', x: number) =>
    path(look, `M${x} 96a24 24 0 1 0 0 48q28 -15 56 0a24 24 0 1 0 0 -48q-28 15 -56 0z`)
  const pin = (x: number) => circle('d', x, 120, 11) + circle('w', x, 120, 5)
  return turn(
    -28,
    plate('t', 64) + plate('t', 176),
    plate('w', 8) + plate('w', 120),
    [8, 64, 120, 176, 232].map(pin).join(''),
    line('c', -24, 120, 264, 120),
  )
}

/** Plate sprocket. */
export const sprocket = () =>
  gear('t', [120, 120], [82, 100], 17) +
  circle('w', 120, 120, 62) +
  around(5, [120, 120, 42], (x, y) => circle('t', x, y, 11), -90) +
  circle('d', 120, 120, 22) +
  circle('w', 120, 120, 14) +
  centre(120, 120, 112)

/** Lifting hook on a chain. */
export const hook = () =>
  ellipse('w', 120, 30, 12, 20) +
  ellipse('t', 120, 62, 12, 20) +
  path('w', 'M104 78h32v24h-32z') +
  path(
    't',
    'M110 102h20l4 26q34 14 34 48a50 50 0 0 1 -100 4l-4 -18q14 2 24 -6q-2 40 30 42q26 0 26 -24t-26 -30q-12 -4 -8 -42z',
  ) +
  path('h', 'M92 152q14 -28 32 -24') +
  line('c', 120, 4, 120, 236)

/** Jaw coupling, exploded a little. */
export const coupling = () =>
  rect('w', 24, 84, 60, 72, 4) +
  rect('t', 84, 66, 26, 108, 4) +
  rect('t', 130, 66, 26, 108, 4) +
  rect('w', 156, 84, 60, 72, 4) +
  [70, 94, 118, 142].map((y) => rect('d', 108, y + 4, 24, 20, 6)).join('') +
  circle('d', 54, 100, 5) +
  circle('d', 186, 100, 5) +
  line('c', 6, 120, 234, 120)

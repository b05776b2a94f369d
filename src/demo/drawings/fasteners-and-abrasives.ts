import { around, centre, circle, gear, line, lines, path, polygon, rect, turn } from './shapes.ts'

const thread = (x: number, from: number, to: number, width: number) => {
  const count = Math.floor((to - from) / 9)
  return lines(
    'h',
    ...Array.from({ length: count }, (_, i): [number, number, number, number] => {
      const y = from + 5 + i * 9
      return [x, y + 4, x + width, y - 2]
    }),
  )
}

/** Hex bolt with its nut seen from above. */
export const bolt = () =>
  path('t', 'M42 28h76l8 10v26l-8 10H42l-8-10V38z') +
  lines('h', [62, 28, 62, 74], [98, 28, 98, 74]) +
  rect('w', 30, 74, 100, 8, 2) +
  path('w', 'M58 82h44v122l-8 10H66l-8-10z') +
  thread(58, 118, 206, 44) +
  polygon('t', [176, 164, 44], 6) +
  circle('n', 176, 164, 37) +
  circle('w', 176, 164, 22) +
  circle('h', 176, 164, 17) +
  lines('c', [80, 12, 80, 228], [124, 164, 228, 164], [176, 112, 176, 216])

/** Hex nut and washer from above. */
export const nut = () =>
  circle('w', 158, 158, 66) +
  circle('t', 158, 158, 34) +
  polygon('t', [94, 94, 78], 6, 15) +
  circle('n', 94, 94, 64) +
  circle('w', 94, 94, 38) +
  circle('h', 94, 94, 31) +
  centre(94, 94, 90) +
  centre(158, 158, 78)

/** Wood screws, countersunk. */
export const screw = () =>
  turn(
    18,
    path('t', 'M64 24h68q-6 22 -24 28h-20q-18 -6 -24 -28z') +
      path('w', 'M86 52h24v128l-12 34l-12 -34z') +
      thread(80, 86, 192, 36) +
      line('c', 98, 8, 98, 232),
  ) +
  circle('t', 176, 76, 38) +
  path('d', 'M171 54h10v17h17v10h-17v17h-10v-17h-17v-10h17z')

/** Expansion anchor. */
export const anchor = () =>
  turn(
    30,
    polygon('t', [120, 34, 24], 6, 30) +
      rect('w', 86, 56, 68, 8, 2) +
      rect('w', 108, 64, 24, 30, 2) +
      path('t', 'M98 94h44v84l8 34h-60l8 -34z') +
      lines('h', [110, 110, 110, 196], [130, 110, 130, 196], [98, 108, 142, 108]) +
      path('d', 'M104 178h32l14 34h-60z') +
      line('c', 120, 2, 120, 236),
  )

/** Nails. */
export const nail = () =>
  [-14, 8, 30]
    .map((degrees, i) =>
      turn(
        degrees,
        path(i === 1 ? 't' : 'w', 'M98 26h44v10h-16v156l-6 24l-6 -24V36H98z') +
          lines('h', [110, 50, 130, 50], [110, 58, 130, 58], [110, 66, 130, 66]),
      ),
    )
    .join('')

/** Worm-drive hose clip. */
export const hoseClip = () =>
  circle('t', 120, 134, 82) +
  circle('w', 120, 134, 70) +
  path('w', 'M72 34h92v44H72z') +
  rect('t', 164, 42, 40, 28, 4) +
  line('h', 184, 42, 184, 70) +
  lines('h', ...[0, 1, 2, 3, 4, 5].map((i): [number, number, number, number] => [84 + i * 14, 70, 92 + i * 14, 42])) +
  centre(120, 134, 100)

/** Cutting disc with its arbor. */
export const disc = () =>
  circle('t', 120, 120, 100) +
  circle('n', 120, 120, 92) +
  around(24, [120, 120, 78], (x, y) => circle('h', x, y, 1.5)) +
  around(16, [120, 120, 62], (x, y) => circle('h', x, y, 1.5), 8) +
  circle('d', 120, 120, 44) +
  circle('w', 120, 120, 24) +
  circle('n', 120, 120, 14) +
  path('h', 'M52 88A76 76 0 0 1 88 52') +
  centre(120, 120, 114)

/** Flap disc: its leaves fan out. */
export const flapDisc = () =>
  circle('t', 120, 120, 100) +
  around(
    28,
    [120, 120, 72],
    (_x, _y, degrees) => `<g transform="rotate(${degrees.toFixed(1)} 120 120)">${path('h', 'M172 120L220 132')}</g>`,
  ) +
  circle('w', 120, 120, 50) +
  circle('d', 120, 120, 30) +
  circle('w', 120, 120, 14) +
  centre(120, 120, 114)

/** Twist drill bit. */
export const drillBit = () =>
  turn(
    35,
    path('t', 'M104 126h32v92h-32z') +
      path('w', 'M106 126V44l14 -26l14 26v82z') +
      path('h', 'M106 60q24 4 28 26M106 84q24 4 28 26M106 108q16 4 26 18M106 44q18 2 26 14') +
      path('n', 'M106 74q20 6 28 30M106 50q20 6 28 28M106 98q20 6 28 26') +
      line('c', 120, 4, 120, 236),
  )

/** Circular saw blade. */
export const sawBlade = () =>
  gear('t', [120, 120], [82, 102], 24, 0.12) +
  circle('n', 120, 120, 66) +
  around(4, [120, 120, 50], (x, y) => circle('w', x, y, 9), 45) +
  circle('w', 120, 120, 28) +
  circle('d', 120, 120, 13) +
  centre(120, 120, 114)

/** Flat file with its handle. */
export const file = () =>
  turn(
    -40,
    path('t', 'M104 22h32v124h-32z') +
      lines(
        'h',
        ...Array.from({ length: 13 }, (_, i): [number, number, number, number] => [
          104,
          34 + i * 8.6,
          136,
          28 + i * 8.6,
        ]),
      ) +
      path('w', 'M112 146h16l-4 14h-8z') +
      path('d', 'M108 160h24q10 30 0 64h-24q-10 -34 0 -64z') +
      line('c', 120, 6, 120, 236),
  )

import { around, circle, ellipse, line, lines, path, rect, turn } from './shapes.ts'

/** Safety helmet. */
export const helmet = () =>
  path('t', 'M34 156q0 -104 86 -104t86 104z') +
  path('w', 'M98 54q22 -16 44 0v66q-22 10 -44 0z') +
  path('d', 'M18 156h204q8 8 2 18q-104 28 -208 0q-6 -10 2 -18z') +
  path('h', 'M56 136q2 -42 28 -58M184 136q-2 -42 -28 -58') +
  path('n', 'M58 180q-2 40 62 46q64 -6 62 -46')

/** Safety goggles. */
export const goggles = () =>
  path('n', 'M40 96Q16 88 6 60M200 96q24 -8 34 -36') +
  path('t', 'M36 84q84 -28 168 0q14 40 -10 78q-36 14 -56 -14q-18 -14 -36 0q-20 28 -56 14q-24 -38 -10 -78z') +
  path('w', 'M54 98q24 -12 54 -8q4 44 -40 56q-22 -18 -14 -48z') +
  path('w', 'M186 98q-24 -12 -54 -8q-4 44 40 56q22 -18 14 -48z') +
  path('h', 'M68 122l20 -20M152 122l20 -20')

/** Ear muffs. */
export const earMuff = () =>
  path('n', 'M56 132V116a64 72 0 0 1 128 0v16') +
  path('n', 'M70 132V118a50 58 0 0 1 100 0v14') +
  rect('d', 30, 118, 40, 92, 18) +
  rect('d', 170, 118, 40, 92, 18) +
  rect('t', 62, 124, 20, 80, 10) +
  rect('t', 158, 124, 20, 80, 10)

/** Road cone. */
export const cone = () =>
  path('d', 'M108 20h24l50 176H58z') +
  path('w', 'M97 62h46l12 42H85zM78 132h84l10 34H68z') +
  path('t', 'M30 196h180q6 0 6 6v14H24v-14q0 -6 6 -6z')

/** A roll of tape. */
export const roll = () =>
  circle('d', 112, 112, 92) +
  circle('t', 112, 112, 60) +
  circle('w', 112, 112, 46) +
  path('d', 'M112 204h108v-30H180') +
  path('h', 'M44 84A74 74 0 0 1 84 44M52 92A66 66 0 0 1 92 52')

/** Work glove. */
export const glove = () =>
  path(
    't',
    'M78 168q-40 -42 -52 -66q0 -16 18 -12l30 28V48q12 -16 24 0v44V30q12 -16 24 0v60V36q12 -16 24 0v60V58q12 -14 22 0v76q0 24 -12 42z',
  ) +
  path('d', 'M74 172h86v44q-43 12 -86 0z') +
  lines('h', [74, 188, 160, 188], [74, 202, 160, 202]) +
  path('h', 'M98 118q34 -10 58 0')

/** Safety shoe. */
export const shoe = () =>
  path('t', 'M50 42h76q0 52 22 68q60 4 76 50v22H50z') +
  path('w', 'M168 116q48 10 56 46h-62q-6 -24 6 -46z') +
  path('d', 'M44 182h184v18q0 8 -8 8h-64l-12 -8h-30l-10 8H52q-8 0 -8 -8z') +
  lines('n', [98, 62, 126, 58], [100, 80, 130, 74], [106, 98, 138, 90]) +
  path('h', 'M66 56v110')

/** Respirator. */
export const respirator = () =>
  path('t', 'M120 40q62 18 74 92q-20 60 -74 66q-54 -6 -74 -66q12 -74 74 -92z') +
  circle('d', 60, 152, 33) +
  circle('w', 60, 152, 20) +
  circle('d', 180, 152, 33) +
  circle('w', 180, 152, 20) +
  circle('w', 120, 138, 19) +
  lines('h', [108, 132, 132, 132], [106, 138, 134, 138], [108, 144, 132, 144]) +
  path('n', 'M66 84Q28 70 14 36M174 84q38 -14 52 -48')

/** Fire extinguisher. */
export const extinguisher = () =>
  path('d', 'M78 92q0 -26 42 -26t42 26v118q0 14 -14 14H92q-14 0 -14 -14z') +
  rect('w', 78, 120, 84, 54, 0) +
  rect('t', 106, 46, 28, 22, 3) +
  path('t', 'M98 28h78l8 12h-60l-10 8z') +
  path('n', 'M106 56H74q-22 4 -22 40v58') +
  path('w', 'M44 152h16l4 40H40z') +
  circle('w', 150, 56, 10) +
  lines('h', [92, 136, 148, 136], [92, 148, 136, 148])

/** Paint tin. */
export const paint = () =>
  path('n', 'M48 74q72 -96 144 0') +
  path('w', 'M44 68v134q0 22 76 22t76 -22V68z') +
  path('d', 'M44 104v62q0 20 76 20t76 -20v-62q0 20 -76 20t-76 -20z') +
  ellipse('t', 120, 68, 76, 21) +
  ellipse('w', 120, 68, 60, 14) +
  path('d', 'M70 72q50 20 100 0q0 42 -12 42t-10 -22q-24 6 -46 0q0 40 -12 40t-10 -46z')

/** Flat brush. */
export const brush = () =>
  turn(
    32,
    path('d', 'M110 14q10 -8 20 0l4 62q16 6 16 22H90q0 -16 16 -22z') +
      rect('w', 84, 98, 72, 34, 2) +
      path('t', 'M84 132h72l-4 82q-32 16 -64 0z') +
      lines(
        'h',
        [98, 140, 100, 212],
        [110, 140, 110, 218],
        [122, 140, 122, 218],
        [134, 140, 132, 218],
        [146, 140, 142, 212],
      ) +
      circle('w', 120, 28, 5),
  )

/** Oil can. */
export const oil = () =>
  path('t', 'M58 78h92l34 30v104q0 12 -12 12H58q-12 0 -12 -12V90q0 -12 12 -12z') +
  rect('d', 66, 122, 96, 62, 4) +
  path('n', 'M66 78V44q0 -12 12 -12h34q12 0 12 12v34') +
  path('w', 'M152 80l22 -22l26 24l-18 24z') +
  rect('d', 180, 40, 26, 26, 5) +
  path('w', 'M114 134q-22 26 0 38q22 -12 0 -38z')

/** Spray can. */
export const spray = () =>
  rect('t', 72, 84, 92, 142, 12) +
  path('w', 'M80 84q2 -24 22 -28h32q20 4 22 28z') +
  rect('d', 104, 30, 28, 26, 5) +
  rect('d', 72, 118, 92, 66, 0) +
  path('w', 'M118 128l16 24h-10v20h-12v-20h-10z') +
  lines('n', [146, 36, 168, 26], [148, 44, 176, 44], [146, 52, 168, 62]) +
  lines('h', [186, 22, 192, 20], [190, 44, 198, 44], [186, 64, 192, 68])

/** Measuring tape. */
export const tape = () =>
  rect('t', 30, 38, 148, 148, 34) +
  circle('w', 104, 112, 50) +
  circle('d', 104, 112, 34) +
  circle('w', 104, 112, 12) +
  rect('w', 104, 186, 122, 22, 2) +
  lines(
    'h',
    ...Array.from({ length: 11 }, (_, i): [number, number, number, number] => [
      114 + i * 10,
      186,
      114 + i * 10,
      i % 5 ? 193 : 199,
    ]),
  ) +
  rect('d', 222, 180, 8, 40, 2)

/** Vernier caliper. */
export const caliper = () =>
  rect('w', 14, 88, 218, 34, 2) +
  path('t', 'M14 88V60l20 28v34l12 92H36Q14 150 14 122z') +
  path('t', 'M86 88l14 -28v28h50v52h-58l-14 74H68q6 -46 18 -74z') +
  lines(
    'h',
    ...Array.from({ length: 22 }, (_, i): [number, number, number, number] => [
      48 + i * 8.2,
      122,
      48 + i * 8.2,
      i % 5 ? 114 : 108,
    ]),
  ) +
  lines(
    'h',
    ...Array.from({ length: 7 }, (_, i): [number, number, number, number] => [98 + i * 7, 126, 98 + i * 7, 134]),
  ) +
  circle('d', 126, 76, 9) +
  line('c', 0, 104, 240, 104)

/** Spirit level. */
export const level = () =>
  turn(
    -18,
    rect('t', 8, 90, 224, 60, 5) +
      rect('w', 88, 102, 64, 24, 12) +
      ellipse('d', 120, 113, 12, 8) +
      lines('h', [106, 102, 106, 126], [134, 102, 134, 126]) +
      circle('w', 42, 120, 17) +
      line('n', 42, 106, 42, 134) +
      circle('w', 198, 120, 17) +
      line('n', 188, 110, 208, 130) +
      line('h', 8, 140, 232, 140),
  )

/** Digital multimeter. */
export const meter = () =>
  rect('d', 58, 10, 124, 206, 18) +
  rect('t', 68, 20, 104, 186, 12) +
  rect('w', 78, 32, 84, 48, 5) +
  lines(
    'n',
    [94, 46, 94, 66],
    [108, 46, 108, 66],
    [122, 46, 122, 66],
    [136, 46, 146, 46],
    [136, 66, 146, 66],
    [146, 46, 146, 66],
  ) +
  circle('w', 120, 126, 31) +
  around(12, [120, 126, 38], (x, y) => circle('h', x, y, 1.5)) +
  path('d', 'M114 126L120 100L126 126Z') +
  [92, 120, 148].map((x) => circle('d', x, 188, 8)).join('') +
  path('n', 'M92 196q-4 40 -62 30M148 196q4 40 62 30')

/** Bench scale. */
export const scale = () =>
  rect('t', 24, 44, 192, 22, 5) +
  path('w', 'M104 66h32v30h-32z') +
  path('t', 'M58 96h124l28 104q2 14 -12 14H42q-14 0 -12 -14z') +
  rect('d', 76, 116, 88, 44, 5) +
  lines('n', [96, 130, 96, 146], [112, 130, 112, 146], [128, 130, 128, 146], [144, 130, 144, 146]) +
  [88, 120, 152].map((x) => circle('w', x, 186, 8)).join('')

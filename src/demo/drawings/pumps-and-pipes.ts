import { around, centre, circle, ellipse, line, lines, path, rect } from './shapes.ts'

/** Monoblock pump: volute, flanges and motor. */
export const pump = () =>
  rect('t', 112, 84, 104, 82, 10) +
  lines('h', [132, 84, 132, 166], [146, 84, 146, 166], [160, 84, 160, 166], [174, 84, 174, 166], [188, 84, 188, 166]) +
  rect('d', 140, 66, 44, 18, 4) +
  circle('w', 84, 126, 54) +
  circle('t', 84, 126, 34) +
  circle('d', 84, 126, 12) +
  path('w', 'M66 76V44h50v34') +
  rect('t', 56, 30, 70, 14, 3) +
  rect('w', 10, 108, 22, 36, 3) +
  rect('d', 4, 98, 10, 56, 2) +
  path('t', 'M52 180h40v22H52zM140 166h56v36h-56z') +
  rect('d', 36, 200, 180, 10, 2) +
  lines('c', [84, 12, 84, 222], [0, 126, 230, 126])

/** Submersible pump: bowl, strainer and motor, upright. */
export const submersible = () =>
  rect('w', 104, 8, 32, 26, 3) +
  path('t', 'M86 40q0 -8 8 -8h52q8 0 8 8v60H86z') +
  rect('w', 82, 100, 76, 24, 3) +
  around(6, [120, 112, 0], (_x, _y, degrees) => line('h', 86 + degrees / 5.2, 104, 86 + degrees / 5.2, 120)) +
  path('d', 'M86 124h68v92q0 12 -12 12H98q-12 0 -12 -12z') +
  lines('h', [86, 54, 154, 54], [86, 70, 154, 70], [86, 86, 154, 86]) +
  path('n', 'M154 96q26 -30 10 -88') +
  line('c', 120, 0, 120, 240)

/** Foot-mounted electric motor. */
export const motor = () =>
  rect('t', 60, 70, 130, 108, 12) +
  lines(
    'h',
    ...[0, 1, 2, 3, 4, 5, 6].map((i): [number, number, number, number] => [72, 88 + i * 12, 178, 88 + i * 12]),
  ) +
  path('w', 'M60 80l-18 10v68l18 10z') +
  path('w', 'M190 76h14q14 8 14 24v48q0 16 -14 24h-14z') +
  rect('t', 12, 114, 30, 20, 2) +
  line('h', 16, 120, 36, 120) +
  rect('w', 96, 44, 56, 28, 4) +
  circle('d', 112, 58, 4) +
  circle('d', 136, 58, 4) +
  path('d', 'M66 178h40l8 26H58zM144 178h40l8 26h-56z') +
  line('c', 0, 124, 236, 124)

/** Dial gauge. */
export const gauge = () =>
  circle('t', 120, 104, 86) +
  circle('w', 120, 104, 72) +
  around(
    13,
    [120, 104, 60],
    (_x, _y, degrees) =>
      degrees > 30 && degrees < 150
        ? ''
        : `<g transform="rotate(${degrees.toFixed(1)} 120 104)">${line('n', 172, 104, 184, 104)}</g>`,
    150,
  ) +
  path('d', 'M112 108L168 62L126 112Z') +
  circle('d', 120, 106, 9) +
  rect('t', 106, 188, 28, 14, 2) +
  rect('w', 110, 202, 20, 28, 2) +
  lines('h', [110, 210, 130, 207], [110, 218, 130, 215], [110, 226, 130, 223])

/** Gate valve with its handwheel. */
export const valve = () =>
  path('t', 'M20 132h34l22 12h88l22 -12h34v64h-34l-22 -12H76l-22 12H20z') +
  rect('w', 8, 124, 18, 80, 3) +
  rect('w', 214, 124, 18, 80, 3) +
  path('t', 'M88 146l8 -44h48l8 44z') +
  rect('w', 86, 92, 68, 12, 2) +
  rect('w', 112, 54, 16, 38, 2) +
  ellipse('d', 120, 42, 62, 16) +
  ellipse('w', 120, 42, 44, 8) +
  ellipse('d', 120, 42, 12, 6) +
  lines('c', [120, 10, 120, 222], [0, 164, 240, 164])

/** Pipe elbow. */
export const elbow = () =>
  path('t', 'M40 94h52q54 0 54 54v54h62v-54q0 -116 -116 -116H40z') +
  rect('w', 22, 22, 26, 82, 4) +
  rect('w', 136, 194, 82, 26, 4) +
  path('h', 'M48 44h46q92 2 102 96') +
  path('c', 'M8 63h84q84 2 84 85v86')

/** Pipe tee with threaded ends. */
export const tee = () =>
  path('t', 'M34 62h172v60h-54v76H88v-76H34z') +
  rect('w', 16, 52, 24, 80, 4) +
  rect('w', 200, 52, 24, 80, 4) +
  rect('w', 78, 192, 84, 24, 4) +
  lines(
    'h',
    [52, 62, 48, 122],
    [62, 62, 58, 122],
    [182, 62, 178, 122],
    [192, 62, 188, 122],
    [88, 172, 152, 168],
    [88, 182, 152, 178],
  ) +
  lines('c', [4, 92, 236, 92], [120, 40, 120, 232])

/** A coil of hose. */
export const hose = () =>
  circle('t', 116, 116, 94) +
  circle('n', 116, 116, 82) +
  circle('n', 116, 116, 70) +
  circle('w', 116, 116, 56) +
  path('t', 'M168 66l34 -34l22 22l-24 26z') +
  path('d', 'M198 28l14 -12l22 22l-12 14z') +
  centre(116, 116, 40)

/** Bib tap. */
export const tap = () =>
  path('t', 'M42 92h88q54 0 54 54v22h-44v-16q0 -16 -16 -16H42z') +
  rect('w', 24, 80, 22, 68, 3) +
  rect('d', 8, 72, 16, 84, 3) +
  path('w', 'M84 92l6 -34h30l6 34z') +
  rect('d', 60, 34, 90, 18, 9) +
  rect('w', 98, 50, 14, 12, 2) +
  rect('w', 134, 166, 56, 16, 4) +
  path('h', 'M162 196q-9 14 0 20q9 -6 0 -20z')

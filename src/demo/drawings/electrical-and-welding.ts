import { circle, ellipse, line, lines, path, rect, turn } from './shapes.ts'

/** A coil of house wire. */
export const cable = () =>
  ellipse('t', 112, 126, 92, 82) +
  ellipse('n', 112, 126, 80, 70) +
  ellipse('n', 112, 126, 68, 58) +
  ellipse('w', 112, 126, 52, 44) +
  path('n', 'M176 68q10 -30 42 -38') +
  path('d', 'M210 18l22 14l-10 12l-20 -14z') +
  rect('d', 14, 112, 52, 26, 4) +
  lines('h', [26, 112, 26, 138], [54, 112, 54, 138])

/** Miniature circuit breaker. */
export const mcb = () =>
  path('w', 'M64 14h112v50h20v112h-20v50H64v-50H44V64h20z') +
  rect('t', 64, 64, 112, 112, 4) +
  rect('d', 98, 88, 44, 62, 6) +
  rect('w', 106, 94, 28, 24, 4) +
  circle('t', 120, 38, 13) +
  line('n', 111, 38, 129, 38) +
  circle('t', 120, 202, 13) +
  line('n', 111, 202, 129, 202) +
  lines('h', [76, 78, 88, 78], [76, 88, 88, 88], [152, 162, 164, 162]) +
  line('c', 120, 0, 120, 240)

/** Switch and three-pin socket plate. */
export const socket = () =>
  rect('w', 28, 34, 184, 172, 14) +
  rect('t', 44, 50, 92, 140, 10) +
  circle('d', 90, 86, 13) +
  circle('d', 66, 138, 10) +
  circle('d', 114, 138, 10) +
  rect('t', 148, 74, 48, 92, 8) +
  path('d', 'M156 120h32v36q0 4 -4 4h-24q-4 0 -4 -4z') +
  circle('h', 172, 98, 6)

/** LED bulb. */
export const bulb = () =>
  path('t', 'M120 14a72 72 0 0 1 44 129q-10 10 -12 25H88q-2 -15 -12 -25A72 72 0 0 1 120 14z') +
  path('w', 'M88 168h64l-6 22h-52z') +
  rect('d', 98, 190, 44, 28, 4) +
  lines('h', [98, 200, 142, 196], [98, 210, 142, 206]) +
  path('h', 'M74 62q12 -26 38 -30') +
  lines('n', [14, 86, 30, 86], [210, 86, 226, 86], [40, 22, 52, 34], [200, 22, 188, 34])

/** Fan, or a motor's cooling wheel. */
export const fan = () =>
  circle('t', 120, 120, 102) +
  circle('w', 120, 120, 90) +
  [0, 120, 240]
    .map((degrees) => turn(degrees, path('d', 'M114 104q-26 -58 16 -72q44 12 34 46q-8 20 -34 30z')))
    .join('') +
  circle('w', 120, 120, 19) +
  circle('d', 120, 120, 7)

/** Inverter welding machine. */
export const welder = () =>
  path('n', 'M76 60V40q0 -12 12 -12h64q12 0 12 12v20') +
  rect('t', 32, 58, 176, 132, 12) +
  rect('w', 48, 74, 144, 46, 6) +
  rect('d', 60, 84, 52, 26, 4) +
  circle('w', 152, 97, 15) +
  line('n', 152, 97, 160, 87) +
  circle('d', 78, 154, 16) +
  circle('w', 78, 154, 7) +
  circle('d', 162, 154, 16) +
  circle('w', 162, 154, 7) +
  rect('w', 46, 190, 26, 12, 3) +
  rect('w', 168, 190, 26, 12, 3) +
  path('n', 'M162 170q0 52 58 50')

/** Electrodes in a fan, with an arc at one tip. */
export const electrode = () =>
  [-24, -8, 8].map((degrees) => turn(degrees, rect('t', 114, 44, 12, 164, 5) + rect('w', 116, 14, 8, 32, 2))).join('') +
  circle('d', 168, 216, 9) +
  lines(
    'n',
    [150, 212, 136, 206],
    [186, 212, 202, 204],
    [158, 200, 150, 188],
    [178, 200, 188, 186],
    [152, 226, 140, 232],
    [184, 226, 198, 232],
  )

/** Gas cutting torch. */
export const torch = () =>
  path('d', 'M14 128h92v34H14q-8 -17 0 -34z') +
  rect('t', 106, 132, 74, 11, 2) +
  rect('t', 106, 148, 74, 11, 2) +
  path('w', 'M180 122h34q10 0 10 10v40l-14 34h-12l-10 -34v-8h-8z') +
  path('n', 'M198 206l-6 26M206 206v26M214 206l6 26') +
  circle('w', 72, 112, 15) +
  rect('t', 64, 90, 16, 10, 3) +
  lines('h', [28, 136, 28, 154], [40, 136, 40, 154], [52, 136, 52, 154]) +
  path('n', 'M140 132v-22h24')

/** Welding helmet. */
export const weldingMask = () =>
  path('t', 'M54 36q66 -34 132 0q16 84 -10 142q-26 40 -56 46q-30 -6 -56 -46q-26 -58 -10 -142z') +
  rect('w', 66, 74, 108, 54, 6) +
  rect('d', 78, 84, 84, 34, 4) +
  path('h', 'M88 112l22 -24M104 112l22 -24') +
  path('h', 'M86 160q34 18 68 0M94 180q26 14 52 0') +
  circle('w', 46, 96, 11) +
  circle('w', 194, 96, 11)

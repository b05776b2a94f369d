// The strokes that drawings are made of, in a box of 240 × 240. The class says the look: `w` white body, `t` tinted
// body, `d` dark body, `n` outline only, `h` thin detail, `c` centre line (see canvas.ts).

export type Look = 'w' | 't' | 'd' | 'n' | 'h' | 'c'

/** Rounded to a tenth: a drawing is read by people and sent over the wire. */
const at = (value: number) => String(Math.round(value * 10) / 10)

export const circle = (look: Look, cx: number, cy: number, r: number) =>
  `<circle class="${look}" cx="${at(cx)}" cy="${at(cy)}" r="${at(r)}"/>`

export const ellipse = (look: Look, cx: number, cy: number, rx: number, ry: number) =>
  `<ellipse class="${look}" cx="${at(cx)}" cy="${at(cy)}" rx="${at(rx)}" ry="${at(ry)}"/>`

export const rect = (look: Look, x: number, y: number, width: number, height: number, radius = 4) =>
  `<rect class="${look}" x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="${at(radius)}"/>`

export const path = (look: Look, d: string) => `<path class="${look}" d="${d}"/>`

export const line = (look: Look, x1: number, y1: number, x2: number, y2: number) =>
  path(look, `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`)

/** Several thin lines at once, each given by its ends. */
export const lines = (look: Look, ...ends: [number, number, number, number][]) =>
  path(look, ends.map(([x1, y1, x2, y2]) => `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`).join(''))

/** Everything turned about the middle of the box, clockwise. */
export const turn = (degrees: number, ...parts: string[]) =>
  `<g transform="rotate(${degrees} 120 120)">${parts.join('')}</g>`

/** `count` times around a point at a radius; `start` in degrees. */
export function around(
  count: number,
  [cx, cy, r]: [number, number, number],
  draw: (x: number, y: number, degrees: number) => string,
  start = 0,
): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = start + (index * 360) / count
    const [x, y] = polar(cx, cy, r, degrees)
    return draw(x, y, degrees)
  }).join('')
}

/** A toothed wheel's outline. `slant` above 0 makes saw teeth. */
export function gear(look: Look, [cx, cy]: [number, number], [root, tip]: [number, number], teeth: number, slant = 0) {
  const step = 360 / teeth
  const points = Array.from({ length: teeth }, (_, index) => {
    const from = index * step
    const corners: [number, number][] = slant
      ? [
          [root, from],
          [tip, from + step * slant],
        ]
      : [
          [root, from],
          [root, from + step * 0.3],
          [tip, from + step * 0.45],
          [tip, from + step * 0.75],
          [root, from + step * 0.92],
        ]
    return corners.map(([r, degrees]) => polar(cx, cy, r, degrees).map(at).join(' ')).join('L')
  })
  return path(look, `M${points.join('L')}Z`)
}

/** A regular polygon, its first corner at `start` degrees. */
export function polygon(look: Look, [cx, cy, r]: [number, number, number], corners: number, start = 0) {
  const points = Array.from({ length: corners }, (_, index) => polar(cx, cy, r, start + (index * 360) / corners))
  return path(look, `M${points.map((point) => point.map(at).join(' ')).join('L')}Z`)
}

/** The cross of centre lines through a round part. */
export const centre = (cx: number, cy: number, r: number) =>
  lines('c', [cx - r, cy, cx + r, cy], [cx, cy - r, cx, cy + r])

function polar(cx: number, cy: number, r: number, degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(radians), cy + r * Math.sin(radians)]
}

import { darkLook, ink, lightLook, mix, picture, place, squares, white } from './canvas.ts'
import { lettering, widthOf } from './lettering.ts'

/** A category's tile, 600 × 600; what matters stays within the middle 4:3. */
export function drawCategoryTile(colour: string, drawing: string): string {
  return picture(
    600,
    600,
    `<defs><radialGradient id="g" r=".75"><stop stop-color="${mix(colour, white, 0.94)}"/><stop offset="1" stop-color="${mix(colour, white, 0.72)}"/></radialGradient></defs>`,
    lightLook(colour),
    '<rect width="600" height="600" fill="url(#g)"/>',
    squares(600, 600, colour, 0.14),
    '<circle cx="300" cy="300" r="196" fill="#fff" opacity=".66"/>',
    place(drawing, 300, 300, 330),
  )
}

/** Content of a banner: one drawing in front, others behind it. */
export interface Scene {
  width: number
  height: number
  colour: string
  drawings: readonly [string, ...string[]]
  /** Centre of the front drawing, as a share of the width; the left is calm, for words. */
  at: number
}

/** A banner without words: they are real text of the page. */
export function drawScene({ width, height, colour, drawings, at }: Scene): string {
  const [front, ...behind] = drawings
  const ground = mix(colour, ink, 0.38)
  const x = width * at
  const size = height * 0.74
  return picture(
    width,
    height,
    `<defs><linearGradient id="g"><stop stop-color="${mix(colour, ink, 0.8)}"/><stop offset=".5" stop-color="${ground}"/><stop offset="1" stop-color="${mix(colour, ink, 0.12)}"/></linearGradient><radialGradient id="s"><stop stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>`,
    darkLook(ground),
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    squares(width, height, white, 0.1),
    `<circle cx="${x}" cy="${height / 2}" r="${height * 0.72}" fill="url(#s)"/>`,
    ...behind
      .slice(0, 2)
      .map((drawing, index) =>
        place(
          drawing,
          index === 0 ? x - size * 0.78 : x + size * 0.74,
          height * (index === 0 ? 0.68 : 0.3),
          size * 0.62,
          0.38,
        ),
      ),
    place(front, x, height / 2, size),
  )
}

/** A brand's mark, 320 × 160: its initial as a stamped plate, and its name. */
export function drawBrandMark(name: string, colour: string): string {
  const size = Math.min(44, 190 / widthOf(name))
  return picture(
    320,
    160,
    '<rect width="320" height="160" fill="#fff"/>',
    `<path d="M58 34l36 20v52l-36 20l-36-20V54z" fill="${colour}"/>`,
    `<path d="M58 44l27 15v42l-27 15l-27-15V59z" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>`,
    lettering(name.slice(0, 1), 58, 95, { size: 42, weight: 800, fill: white, anchor: 'middle' }),
    lettering(name, 112, 80 + size * 0.35, {
      size: Math.round(size * 10) / 10,
      weight: 800,
      fill: mix(colour, ink, 0.35),
    }),
  )
}

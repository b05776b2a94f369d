import { darkLook, ink, mix, picture, place, squares, white } from './canvas.ts'
import { cut, lettering, wrap } from './lettering.ts'

/** Content of a product's second picture. */
export interface DetailCard {
  name: string
  colour: string
  drawing: string
  specifications: readonly { title: string; description: string }[]
}

const SIDE = 800
const MARGIN = 56
const ROWS = 6

/** A product's key figures as on a works drawing: 800 × 800. */
export function drawDetailCard({ name, colour, drawing, specifications }: DetailCard): string {
  const ground = mix(colour, ink, 0.45)
  const soft = mix(colour, white, 0.72)
  const rows = specifications.slice(0, ROWS)
  const top = SIDE - 60 - rows.length * 72
  return picture(
    SIDE,
    SIDE,
    darkLook(ground),
    `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>`,
    squares(SIDE, SIDE, white, 0.12),
    place(drawing, 640, 176, 380, 0.42),
    ...wrap(name, 10, 4).map((line, index) =>
      lettering(line, MARGIN, 104 + index * 50, { size: 42, weight: 700, fill: white }),
    ),
    ...rows.map((row, index) => specificationRow(row, top + index * 72, soft)),
  )
}

function specificationRow(row: { title: string; description: string }, y: number, soft: string): string {
  return (
    `<path d="M${MARGIN} ${y}H${SIDE - MARGIN}" stroke="${soft}" stroke-opacity=".45" stroke-width="2"/>` +
    lettering(cut(row.title, 12.2), MARGIN, y + 47, { size: 27, fill: soft }) +
    lettering(cut(row.description, 13), SIDE - MARGIN, y + 47, { size: 27, weight: 700, fill: white, anchor: 'end' })
  )
}

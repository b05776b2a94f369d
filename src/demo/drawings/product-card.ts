import { ink, lightLook, mix, picture, place, squares, white } from './canvas.ts'
import { cut, lettering, widthOf, wrap } from './lettering.ts'

/** Content of a product's card. */
export interface ProductCard {
  name: string
  brand: string
  /** The category's colour. */
  colour: string
  /** 240 × 240, see drawings/. */
  drawing: string
  /** Of a variant: its value, such as '8 mm', and the goods' own colour. */
  variant?: { value: string; colour?: string | undefined }
}

const SIDE = 800
const MARGIN = 56

/** The picture of a product or variant until it is photographed: 800 × 800. */
export function drawProductCard({ name, brand, colour, drawing, variant }: ProductCard): string {
  const lines = wrap(name, 14.6, 3)
  const panelTop = SIDE - 128 - lines.length * 54
  const middle = (panelTop + 8) / 2
  return picture(
    SIDE,
    SIDE,
    `<defs><linearGradient id="g" x2=".6" y2="1"><stop stop-color="${mix(colour, white, 0.93)}"/><stop offset="1" stop-color="${mix(colour, white, 0.78)}"/></linearGradient></defs>`,
    lightLook(colour, variant?.colour ?? colour),
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#g)"/>`,
    squares(SIDE, panelTop, colour, 0.13),
    `<circle cx="400" cy="${middle}" r="${Math.round(panelTop * 0.43)}" fill="#fff" opacity=".62"/>`,
    place(drawing, SIDE / 2, middle, panelTop * 0.72),
    cornerMarks(panelTop, mix(colour, white, 0.35)),
    `<rect y="${panelTop}" width="${SIDE}" height="${SIDE - panelTop}" fill="#fff"/>`,
    `<rect y="${panelTop}" width="${SIDE}" height="8" fill="${colour}"/>`,
    variant ? valueTag(variant.value, panelTop, colour) : '',
    lettering(brand.toUpperCase(), MARGIN, panelTop + 62, { size: 25, weight: 700, fill: colour, spacing: 3.5 }),
    ...lines.map((line, index) =>
      lettering(line, MARGIN, panelTop + 122 + index * 54, { size: 46, weight: 700, fill: ink }),
    ),
  )
}

/** The marks at which a print is cut. */
function cornerMarks(height: number, colour: string): string {
  const [left, right, top, bottom] = [36, SIDE - 36, 36, height - 32]
  const d = `M${left} ${top + 34}V${top}H${left + 34}M${right - 34} ${top}H${right}V${top + 34}M${left} ${bottom - 34}V${bottom}H${left + 34}M${right - 34} ${bottom}H${right}V${bottom - 34}`
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="4"/>`
}

function valueTag(value: string, panelTop: number, colour: string): string {
  const text = cut(value, 14)
  const width = Math.round(widthOf(text) * 40 + 56)
  const fill = mix(colour, ink, 0.25)
  return (
    `<rect x="${SIDE - MARGIN - width}" y="${panelTop - 38}" width="${width}" height="76" rx="38" fill="${fill}" stroke="#fff" stroke-width="6"/>` +
    lettering(text, SIDE - MARGIN - width / 2, panelTop + 14, { size: 40, weight: 700, fill: white, anchor: 'middle' })
  )
}

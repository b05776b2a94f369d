import type { BrandColours } from './shop-identity.ts'

/** Colours of the storefront where a shop has chosen none: `teal` and `signal` of src/web/styles.css. */
export const plainColours: BrandColours = { main: '#0c4a55', accent: '#ff7a1a' }

/** Dark text and the dark bands of the page: `ink` of src/web/styles.css. */
const ink = '#14181b'
const paper = '#faf8f3'
const white = '#ffffff'
/** WCAG 2.2, 1.4.3: text of the usual size. */
const readable = 4.5
/** Room for the rounding of a colour to whole steps. */
const readableWithRoom = 4.6

/** A colour as styles write it: `#` and six hexadecimal digits. */
export const colourShape = /^#[0-9a-f]{6}$/

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns whether white text can be read on it: the main colour. */
export const carriesWhiteText = (colour: string) => contrast(colour, white) >= readable
/** Returns whether dark text can be read on it, and it on the dark bands: the accent. */
export const carriesDarkText = (colour: string) => contrast(colour, ink) >= readable

/** The tokens of src/web/styles.css that change with the shop's colours; none where they are the plain ones. */
export function colourTokens({ main, accent }: BrandColours): Record<string, string> {
  const ofMain = main !== plainColours.main && {
    '--color-teal': main,
    '--color-teal-hover': mix(main, '#000000', 0.22),
    '--color-teal-line': mix(main, white, 0.15),
    '--color-teal-wash': mix(main, white, 0.88),
  }
  const ofAccent = accent !== plainColours.accent && {
    '--color-signal': accent,
    '--color-signal-hover': mix(accent, white, 0.2),
    '--color-signal-deep': darkened(accent),
    '--color-signal-wash': mix(accent, white, 0.9),
  }
  return { ...ofMain, ...ofAccent }
}

/** The same hue, dark enough to be read on paper. */
function darkened(colour: string): string {
  for (let part = 0; part < 1; part += 0.02) {
    const darker = mix(colour, '#000000', part)
    if (contrast(darker, paper) >= readableWithRoom) return darker
  }
  return ink
}

function mix(colour: string, other: string, part: number): string {
  const [one, two] = [channels(colour), channels(other)]
  const mixed = one.map((channel, index) => Math.round(channel + ((two[index] ?? 0) - channel) * part))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

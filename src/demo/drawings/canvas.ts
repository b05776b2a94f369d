// Colours and the ground that all drawn pictures share.

/** A colour between two: `share` of the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((hex) => Number.parseInt(longForm(hex).slice(at, at + 2), 16))
    const value = Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
    return value.toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** #d33 as #dd3333. */
function longForm(hex: string): string {
  return hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex
}

export const ink = '#14181b'
export const white = '#ffffff'

/**
 * Returns the styles of the drawing's strokes and bodies on a light ground: `colour` sets them, `body` where the product has its
 * own.
 */
export function lightLook(colour: string, body = colour): string {
  const stroke = mix(colour, ink, 0.62)
  return looks({
    stroke,
    white: '#fff',
    tint: mix(body, white, 0.72),
    deep: mix(body, white, 0.12),
    centre: mix(colour, white, 0.3),
  })
}

/** The same on a dark ground. */
export function darkLook(colour: string): string {
  const stroke = mix(colour, white, 0.92)
  const bodies = { white: mix(colour, white, 0.2), tint: mix(colour, white, 0.1), deep: mix(colour, white, 0.42) }
  return looks({ stroke, ...bodies, centre: mix(colour, white, 0.55) })
}

function looks(of: { stroke: string; white: string; tint: string; deep: string; centre: string }): string {
  const round = 'stroke-linejoin:round;stroke-linecap:round'
  return `<style>.w,.t,.d,.n{stroke:${of.stroke};stroke-width:3.2;${round}}.w{fill:${of.white}}.t{fill:${of.tint}}.d{fill:${of.deep}}.n{fill:none}.h{fill:none;stroke:${of.stroke};stroke-width:1.7;${round}}.c{fill:none;stroke:${of.centre};stroke-width:1.1;stroke-dasharray:14 4 3 4}</style>`
}

/** Drawing paper: fine squares with a stronger line at every fifth. */
export function squares(width: number, height: number, colour: string, opacity: number): string {
  const every = (step: number) => {
    const down = Array.from({ length: Math.ceil(width / step) - 1 }, (_, i) => `M${(i + 1) * step} 0V${height}`)
    const across = Array.from({ length: Math.ceil(height / step) - 1 }, (_, i) => `M0 ${(i + 1) * step}H${width}`)
    return [...down, ...across].join('')
  }
  return `<g fill="none" stroke="${colour}" stroke-opacity="${opacity}"><path d="${every(40)}" stroke-opacity="${opacity * 0.6}"/><path d="${every(200)}"/></g>`
}

/** A drawing of 240 × 240, scaled, with its middle at a point. */
export function place(drawing: string, x: number, y: number, size: number, opacity = 1): string {
  const scale = Math.round((size / 240) * 1000) / 1000
  const fade = opacity < 1 ? ` opacity="${opacity}"` : ''
  return `<g transform="translate(${Math.round(x - size / 2)} ${Math.round(y - size / 2)}) scale(${scale})"${fade}>${drawing}</g>`
}

/** The finished picture. */
export function picture(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}

/** Something that is said of goods, by its attribute's name: `Bore` `16 mm`. */
interface Said {
  name: string
  text: string
}

const inside = (name: string) => (/^[A-Z][a-z]/.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name)

/** Reasons why something fits or does not, in numbers. */
export const fit = {
  same: (one: Said, other: Said) => `${one.name} ${one.text}, ${inside(other.name)} ${other.text}`,
  notSame: (one: Said, other: Said) => `${one.name} is ${one.text}, but ${inside(other.name)} is ${other.text}`,
  tooLittle: (one: Said, other: Said) => `${one.name} ${one.text} is less than ${inside(other.name)} ${other.text}`,
  tooMuch: (one: Said, other: Said) => `${one.name} ${one.text} is more than ${inside(other.name)} ${other.text}`,
  outside: (one: Said, from: string, to: string) => `${one.name} ${one.text} is not within ${from} to ${to}`,
  within: (one: Said, from: string, to: string) => `${one.name} ${one.text} is within ${from} to ${to}`,
  notHeld: ({ name, text }: Said) => `${name} ${text} does not go into this`,
  held: ({ name, text }: Said) => `${name} ${text}`,
  warning: (part: string, host: string) => `${part} does not fit ${host}`,
  danger: 'Dangerous',
  insteadOf: 'Fits instead:',
  nothingInstead: 'Nothing in stock fits instead. Ask us.',
  cartTitle: 'Check before you pay',
  fitsInCart: (name: string) => `Fits ${name} in your cart`,
  addedAnyway: 'You can still order it, for example for another machine.',
} as const

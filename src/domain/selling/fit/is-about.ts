import type { Article, FitSide } from './fit-rule.ts'

/** Returns whether a side of a rule is about an article. */
export function isAbout(side: FitSide, article: Article): boolean {
  const name = ` ${plainName(article.name)} `
  const { categories = [] } = side
  const says = (key: string) => article.values.some((said) => said.key === key)
  return (
    (side.named.length === 0 || side.named.some(isIn(name))) &&
    !side.unnamed.some(isIn(name)) &&
    (categories.length === 0 || categories.includes(article.categoryId)) &&
    side.has.every(says) &&
    !side.lacks.some(says)
  )
}

/** One or several: `spring washer`, `spring washers`. */
function isIn(name: string) {
  return (words: string) => name.includes(` ${words} `) || name.includes(` ${words}s `)
}

/** `Multi-Use V-Belt, 10 mm` as `multi use v belt 10 mm`: so rules have their words, too. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

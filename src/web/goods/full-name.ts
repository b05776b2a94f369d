import type { FittingArticle } from '../../shared/contract/fit.ts'

/** An article as one line names it. */
export function fullName({ name, variantName }: Pick<FittingArticle, 'name' | 'variantName'>): string {
  return variantName === null ? name : `${name}, ${variantName}`
}

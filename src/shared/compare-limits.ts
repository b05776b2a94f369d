/** Numbers of products that are compared. Every page with goods reads them: those of what else stands beside a product stand apart. */
export const compareLimits = {
  least: 2,
  most: 4,
} as const

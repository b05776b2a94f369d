/** Returns the name of a line with its variant. */
export function nameOf({ name, variantName }: { name: string; variantName: string | null }): string {
  return variantName ? `${name}, ${variantName}` : name
}

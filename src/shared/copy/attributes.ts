/** Problems of an attribute's value, each with what would be right. */
export const attributes = {
  empty: (name: string) => `${name} has no value: write one, or take it away`,
  tooLong: (name: string) => `${name} is too long for an attribute: the description has room`,
  decimalComma: (name: string) => `${name} has a comma between digits: write a point (12.5), and thousands without one`,
  unreadable: (name: string, unit: string | null) =>
    unit === null
      ? `${name} must be a number, such as 80`
      : `${name} must be a number with its unit, such as 20 ${unit}`,
  noRange: (name: string) => `${name} must be a range from the smaller to the larger, such as 10 to 18 mm`,
  unknown: (key: string) => `There is no attribute ${key}`,
} as const

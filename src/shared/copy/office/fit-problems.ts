/** Reasons why a compatibility rule cannot be saved. */
export const fitProblems = {
  nameTaken: 'A rule with this name already exists',
  aboutAll: 'Select products: by name, category or attribute',
  aboutNone: 'No product can match: these conditions exclude each other',
  unknownCategory: 'Category not found',
  unknownAttribute: (key: string) => `There is no attribute “${key}”`,
  noChecks: 'Add a condition',
  onlyAsks: 'This rule compares nothing: add a condition that compares attributes',
  noAttribute: 'Select an attribute on both sides',
  unitsDiffer: (one: string, other: string) =>
    `${one} and ${other} cannot be compared: both must be numbers with the same unit, or text`,
  notANumber: (name: string) => `${name} is text: use “is equal” or “is one of these words”`,
  noTolerance: 'Text has no tolerance: remove it',
  noAlike: 'Only words can be equivalent: use a tolerance for numbers',
  sameEnds: 'From and up to are the same attribute',
  notAWord: (name: string) => `${name} is a number: compare it with a number on the other side`,
  noWords: 'Enter the words',
  noWhy: 'Enter the text for customers',
  neverAlone: 'With “never fits” other conditions have no effect: remove them',
  neverOfAll: '“Never fits” needs a name or a category on both sides, or it would warn about nearly everything',
  neverInstead: 'A replacement cannot be “never fits”',
  cannotBoth: 'This contradicts another condition on the same attribute: the rule would always warn',
} as const
